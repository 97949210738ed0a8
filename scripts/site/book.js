// The contents show the open page.
document.addEventListener("DOMContentLoaded", () => {
  const here = document.querySelector(".sidebar-tree .current-page"), box = document.querySelector(".sidebar-scroll");
  if (here) box.scrollTop += here.getBoundingClientRect().top - box.clientHeight / 2;
});

// What a search finds begins with lessons. A page below a lesson names it. From a folder, a browser may not read pages
// for excerpts.
DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = location.protocol !== "file:";
document.addEventListener("DOMContentLoaded", () => {
  if (typeof Scorer !== "undefined") Scorer.score = (found) => {
    const lesson = found[0].match(/^Lessons\/\d[^/]*\//)?.[0] + "README", { docnames, titles } = Search._index;
    if (found[0] !== lesson && docnames.includes(lesson)) found[1] = `${titles[docnames.indexOf(lesson)]}: ${found[1]}`;
    return found[4] + (found[0] === lesson ? 100 : found[0].endsWith("/Glossary") ? 50 : 0);
  };
});
