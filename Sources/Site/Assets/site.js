// Small comforts: nothing is lost without them.
"use strict";

(() => {
  const made = (name, look, ...parts) => {
    const one = Object.assign(document.createElement(name), look);
    one.append(...parts);
    return one;
  };
  const all = (selector) => document.querySelectorAll(selector);
  // A browser may refuse to store anything.
  const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { /* The same. */ } };
  // Where the site begins, seen from this page.
  const root = document.querySelector("link[rel=stylesheet]").href.replace(/site\.css$/, "");

  // --- the contents: what was visited, and a search -----------------------------------------

  const contents = document.getElementById("contents");
  const name = (address) => address.replace(/[?#].*/, "").slice(root.length);
  const seen = new Set((kept("shipshape:seen") || "").split(" "));
  for (const link of contents.querySelectorAll("a:not([href^='#'])")) {
    if (seen.has(name(link.href))) link.classList.add("seen");
  }
  if (contents.querySelector("[aria-current]")) keep("shipshape:seen", [...seen.add(name(location.href))].filter(Boolean).join(" "));
  contents.addEventListener("click", (event) => {
    if (event.target.closest("a") && contents.matches(":popover-open")) contents.hidePopover();
  });

  const input = made("input", { type: "search", placeholder: "Search", ariaLabel: "Search the book", autocomplete: "off" });
  const said = made("p", { role: "status" });
  const found = made("ul", { className: "found", hidden: true });
  const form = made("form", { className: "search", role: "search" }, input, said);
  contents.prepend(form, found);

  let index;
  const load = () => index ||= new Promise((done, failed) => {
    const script = made("script", { src: `${root}search-index.js`, onload: () => done(shipshapeIndex), onerror: failed });
    document.head.append(script);
  });
  const plain = (text) => text.toLowerCase().replaceAll("’", "'");

  // How well an entry fits: every word must begin a word of the entry, best of its title, or be in the title.
  const rank = ([title, place, , words], wanted) => {
    const [high, low] = [plain(title), plain(`${place} ${words}`)];
    let sum = 0;
    for (const word of wanted) {
      const start = new RegExp(`(^|[^\\p{L}\\p{N}])${RegExp.escape ? RegExp.escape(word) : word.replace(/\W/g, "\\$&")}`, "u");
      if (title === input.value.trim() && /\p{Lu}/u.test(title)) sum += 20;
      else if (start.test(high)) sum += 8;
      else if (start.test(low)) sum += 1 + Math.min(low.split(word).length, 10) / 10;
      else if (high.includes(word)) sum += 1;
      else return 0;
    }
    // A name in the code comes after its explanation.
    return sum + (place === "Glossary" ? 3 : words ? 1 : 0);
  };

  const excerpt = (words, wanted) => {
    const place = Math.max(0, ...wanted.map((word) => plain(words).indexOf(word)));
    const start = place > 50 ? words.indexOf(" ", place - 40) + 1 : 0;
    const end = words.length > start + 100 ? Math.max(start + 1, words.lastIndexOf(" ", start + 100)) : words.length;
    return (start ? "… " : "") + words.slice(start, end) + (end < words.length ? " …" : "");
  };

  const search = async () => {
    const wanted = plain(input.value).split(/\s+/).filter(Boolean);
    if (input.value.trim().length < 2) {
      found.hidden = true;
      said.textContent = "";
      return;
    }
    const entries = await load();
    const best = entries.map((entry) => [rank(entry, wanted), entry])
      .filter(([sum]) => sum).sort(([one], [two]) => two - one);
    // Names in the code leave room for their explanations.
    let names = 0;
    const shown = best.filter(([, [, , address, words]]) => words || !address.startsWith("source/") || ++names <= 6).slice(0, 16);
    found.replaceChildren(...shown.map(([, [title, place, address, words]]) =>
      made("li", {}, made("a", { href: root + address }, title,
        made("small", { textContent: [place, excerpt(words, wanted)].filter(Boolean).join(": ") })))));
    found.hidden = !best.length;
    const count = best.length === 1 ? "1 result" : `${best.length || "No"} results`;
    said.textContent = shown.length < best.length ? `The best ${shown.length} of ${count}` : count;
  };
  input.addEventListener("focus", () => load().catch(() => { index = null; }), { once: true });
  input.addEventListener("input", () => search().catch(() => { said.textContent = "The index cannot be read."; }));
  // The up and down arrow keys go along what was found.
  contents.addEventListener("keydown", (event) => {
    const turn = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const stops = [input, ...found.querySelectorAll("a")];
    const next = stops[stops.indexOf(event.target) + turn];
    if (!turn || found.hidden || !stops.includes(event.target) || !next) return;
    event.preventDefault();
    next.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.hidden ? null : found.querySelector("a");
    if (first) location.assign(first.href);
  });

  // --- a series of steps or of pictures, of which the address names one ----------------------

  const series = document.querySelector(".series");
  const pictures = document.querySelector(".pictures");
  const part = (number) => document.getElementById(`${pictures ? "picture" : "step"}-${number}`);
  const number = () =>
    Number((location.hash.match(/^#(?:step|picture)-(\d+)$/) || [])[1] || (pictures ? 1 : 0));

  // The left and right arrow keys go along the series while it is in view.
  const isInView = () => {
    const box = series.getBoundingClientRect();
    return box.top < innerHeight * 0.7 && box.bottom > innerHeight * 0.3;
  };
  addEventListener("keydown", (event) => {
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isTaken = event.target.closest("input, textarea, select, summary, pre[tabindex], .table, .contents");
    if (!series || !turn || !isPlain || isTaken || !number() || !isInView()) return;
    const next = part(number() + turn);
    // Back leaves the series at once, however many keys were pressed.
    if (next) location.replace(`#${next.id}`);
  });

  // A button plays the game, for those who like to see things move. It adds nothing to the history.
  if (pictures && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const button = made("button", { type: "button", textContent: "Play" });
    let timer;
    const rest = () => { timer = clearInterval(timer); button.textContent = "Play"; };
    const play = () => {
      const [next, top] = [part(number() + 1), scrollY];
      if (!next) return rest();
      location.replace(`#${next.id}`);
      scrollTo({ top, behavior: "instant" });
    };
    button.addEventListener("click", () => {
      if (timer) return rest();
      if (!part(number() + 1)) location.replace("#picture-1");
      timer = setInterval(play, 1200);
      button.textContent = "Pause";
    });
    pictures.before(button);
  }

  // The last step of a lesson is remembered, and offered.
  const place = `shipshape:${name(location.href)}`;
  const title = document.title;
  const remember = () => {
    if (!series || pictures) return;
    const step = number() && part(number());
    if (step) keep(place, number());
    document.title = step ? `${step.querySelector("h2").textContent} · ${title}` : title;
  };
  if (matchMedia("(hover: hover)").matches) {
    for (const top of all(".step > .place:first-child .all")) top.append(made("span", { ariaHidden: "true" }, " · ← → keys"));
  }
  const last = kept(place);
  const list = document.querySelector(".step-list");
  if (list && last && part(last) && !number()) {
    list.after(made("p", {}, made("a", { href: `#step-${last}`, textContent: `Continue: ${part(last).querySelector("h2").textContent}` })));
  }
  addEventListener("hashchange", remember);
  remember();

  // --- code ---------------------------------------------------------------------------------

  // A button unfolds the whole file around a change.
  for (const file of all(".file:has(.gap)")) {
    const gaps = [...file.querySelectorAll(".gap")];
    const button = made("button", { type: "button", className: "unfold", textContent: "The whole file" });
    button.addEventListener("click", () => {
      const opens = gaps.some((gap) => !gap.open);
      for (const gap of gaps) gap.open = opens;
      button.textContent = opens ? "The change alone" : "The whole file";
    });
    // A heading has no button in it: that would be part of its name.
    file.firstElementChild.after(button);
  }

  // A button on each block of code copies it, or only the new lines of a change.
  if (!navigator.clipboard) return;
  for (const figure of all("figure.code")) {
    const button = made("button", { type: "button", className: "copy", textContent: "Copy" });
    button.addEventListener("click", async () => {
      const code = figure.querySelector("pre").cloneNode(true);
      code.querySelectorAll("del").forEach((line) => line.remove());
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    figure.append(button);
  }
})();
