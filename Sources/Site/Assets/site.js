// Small comforts: nothing is lost without them.
"use strict";

(() => {
  const made = (name, look) => Object.assign(document.createElement(name), look);
  // A page shows a series of steps or of pictures, of which the address names one.
  const pictures = document.querySelector(".pictures");
  const part = (number) => document.getElementById(`${pictures ? "picture" : "step"}-${number}`);
  const number = () =>
    Number((location.hash.match(/^#(?:step|picture)-(\d+)$/) || [])[1] || (pictures ? 1 : 0));
  const place = `shipshape:${location.pathname}`;
  // The left and right arrow keys go along the series.
  addEventListener("keydown", (event) => {
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const scrolls = event.target.closest("input, textarea, select, pre, .table");
    if (!turn || !isPlain || scrolls || !part(1)) return;
    const next = number() + turn;
    // One way back leaves the series, however many keys were pressed.
    if (part(next)) location.replace(`#${part(next).id}`);
    else if (next === 0 && !pictures) location.replace("#all");
  });

  for (const way of document.querySelectorAll(".step > .way:first-child, .game > h2 + p")) {
    way.append(" ", made("small", { className: "keys", textContent: "The ← and → keys go back and forward." }));
  }

  // A button plays the game, for those who like to see things move. It adds nothing to the history.
  if (pictures && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const button = made("button", { type: "button", className: "button", textContent: "Play" });
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
  const remember = () => {
    try {
      if (!pictures && number()) localStorage.setItem(place, number());
    } catch { /* A browser may keep nothing. */ }
  };
  const offer = () => {
    try {
      const last = localStorage.getItem(place);
      const list = document.querySelector(".step-list");
      if (!list || !part(last) || number()) return;
      const text = made("p", {});
      text.append(made("a", { href: `#step-${last}`, textContent: `Go on at step ${last}` }));
      list.after(text);
    } catch { /* The same. */ }
  };
  addEventListener("hashchange", remember);
  remember();
  offer();

  // A button on each block of code copies it.
  if (!navigator.clipboard) return;
  for (const figure of document.querySelectorAll("figure.code")) {
    const button = made("button", { type: "button", className: "copy", textContent: "Copy" });
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(figure.querySelector("pre").textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    figure.append(button);
  }
})();
