// Small comforts: nothing is lost without them.
"use strict";

(() => {
  const stepNumber = () => Number((location.hash.match(/^#step-(\d+)$/) || [])[1] || 0);
  const step = (number) => document.getElementById(`step-${number}`);
  const place = `shipshape:${location.pathname}`;

  // The left and right arrow keys go from step to step.
  addEventListener("keydown", (event) => {
    const turn = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const scrolls = event.target.closest("input, textarea, select, pre, .table");
    if (!turn || !isPlain || scrolls || !document.getElementById("steps")) return;
    const next = stepNumber() + turn;
    if (step(next)) location.hash = `step-${next}`;
    else if (next === 0) location.hash = "all";
  });

  // The last step of a lesson is remembered, and offered.
  const remember = () => {
    try {
      if (stepNumber()) localStorage.setItem(place, stepNumber());
    } catch { /* A browser may keep nothing. */ }
  };
  const offer = () => {
    try {
      const last = localStorage.getItem(place);
      const list = document.querySelector(".step-list");
      if (!list || !step(last) || stepNumber()) return;
      const text = document.createElement("p");
      const link = document.createElement("a");
      link.href = `#step-${last}`;
      link.textContent = `Go on at step ${last}`;
      text.append(link);
      list.after(text);
    } catch { /* The same. */ }
  };
  addEventListener("hashchange", remember);
  remember();
  offer();

  // A button on each block of code copies it.
  if (!navigator.clipboard) return;
  for (const figure of document.querySelectorAll("figure.code")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(figure.querySelector("pre").textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    figure.append(button);
  }
})();
