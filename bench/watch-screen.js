// Runs in the page before anything of its own: notes when what is awaited stands there, with nothing grey in its place, and
// how much was moved. A file of its own, because what runs TypeScript puts names into functions that no page knows.
const look = () => {
  if (window.standsAt !== undefined || !window.awaited) return;
  if (document.querySelector('main .skeleton') || !document.querySelector(window.awaited)) return;
  window.standsAt = performance.now();
};
// A frame later it is seen.
new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
});
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.moved = (window.moved ?? 0) + value;
}).observe({ type: 'layout-shift', buffered: true });
