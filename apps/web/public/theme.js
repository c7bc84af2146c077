// Runs before the first paint, so that a dark page never flashes light. The key is the one of src/app/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('mm.theme');
  } catch {
    // A browser that forbids storage follows the system.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // Which first view index.html shows until the script has come.
  document.documentElement.dataset.firstView = /^\/(?:landing\/?)?$/.test(location.pathname) ? 'landing' : 'load';
})();
