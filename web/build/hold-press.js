// A written page can be read before its scripts are here. What is pressed in that time is kept, and pressed again
// when somebody answers. Links need none of this: the browser follows them by itself.
(() => {
  const root = document.documentElement;
  let held = null;
  const hold = (event) => {
    const pressed = event.target.closest('button, input[type="radio"]');
    if (!pressed) return;
    // A choice that is taken already would be none when the press is made again.
    event.preventDefault();
    held = pressed;
  };
  addEventListener('click', hold, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', hold, true);
    // Where the page was made anew, in another language, what was pressed is gone with it.
    if (held?.isConnected) held.click();
  }).observe(root, { attributeFilter: ['data-ready'] });
})();
