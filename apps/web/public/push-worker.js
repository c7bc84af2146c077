/* Shows notifications and opens what they are about. It answers no requests and keeps no files. R-NOT-16 */

self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data.json();
  const options = { body, tag, data: { path }, icon: '/icons/icon-192.png', lang };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Focuses the page of that path where one is open, and opens one otherwise. */
async function show(path) {
  const { origin } = self.location;
  const target = new URL(path, origin);
  const address = target.origin === origin ? target.href : origin;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
