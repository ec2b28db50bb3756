// Replays a click on a button or radio button that happened before hydration. Links work without scripts.
(() => {
  const root = document.documentElement;
  let held = null;
  const hold = (event) => {
    const pressed = event.target.closest('button, input[type="radio"]');
    if (!pressed) return;
    // A radio button that is already checked would not fire `change` when the click is replayed.
    event.preventDefault();
    held = pressed;
  };
  addEventListener('click', hold, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', hold, true);
    // If the page was rendered again in another language, the pressed element no longer exists.
    if (held?.isConnected) held.click();
  }).observe(root, { attributeFilter: ['data-ready'] });
})();
