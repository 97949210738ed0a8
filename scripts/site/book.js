// The contents show the open page.
document.addEventListener("DOMContentLoaded", () => {
  const here = document.querySelector(".sidebar-tree .current-page"), box = document.querySelector(".sidebar-scroll");
  if (here) box.scrollTop += here.getBoundingClientRect().top - box.clientHeight / 2;
});

// What a search finds begins with lessons. A page below a lesson names it, and prose is before code and figures. From a
// folder, a browser may not read pages for excerpts.
DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = location.protocol !== "file:";
document.addEventListener("DOMContentLoaded", () => {
  if (typeof Scorer !== "undefined") Scorer.score = (found) => {
    const lesson = found[0].match(/^Lessons\/\d[^/]*\//)?.[0] + "README", { docnames, titles } = Search._index;
    const title = titles[docnames.indexOf(lesson)];
    if (title && !found[1].startsWith(title)) found[1] = `${title}: ${found[1]}`;
    if (found[0] === lesson) return found[4] + 100;
    return found[4] + (/Glossary$/.test(found[0]) ? 50 : /(Change|Mistake)$/.test(found[0]) ? 25 : 0);
  };
});
