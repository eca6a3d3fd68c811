import {
  attendancePath,
  keptDocument,
  type OfficeWorkerMessage,
  officeCachePrefix,
  officePath,
  officeWorkerPath,
  offlinePaths,
  signInPaths,
  visitorsPath,
} from '#schemas/office.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the office's script, and all files that open without a network. */
declare const officeFiles: { readonly entry: string; readonly files: readonly string[] };

/** How long a document is waited for where one is kept. In milliseconds. */
const patienceMs = 3000;

const { entry } = officeFiles;
const files = new Set(officeFiles.files);
/** One for each build, so that a document and its files always go together. */
const cacheName = officeCachePrefix + (/office-(.+)\.js$/.exec(entry)?.[1] ?? '');

const pathOf = (address: string): string => new URL(address).pathname;

const install = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...files]);
  await renewDocument();
  if (!self.registration.active) await self.skipWaiting();
};

const activate = async (): Promise<void> => {
  await forget((name) => name !== cacheName);
  await self.clients.claim();
};

const forget = async (isOld: (name: string) => boolean): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(officeCachePrefix) && isOld(name));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Keeps the document for when there is no network, if it is one of this build: it is the same for every screen. */
const keepDocument = async (response: Response): Promise<void> => {
  if (!response.ok || response.redirected || response.type !== 'basic') return;
  const headers = new Headers(response.headers);
  const text = await response.text();
  if (!text.includes(`src="${entry}"`)) return;
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const kept = new Response(text.replace('<html ', `<html ${keptDocument} `), { headers });
  const cache = await caches.open(cacheName);
  await cache.put(attendancePath, kept);
};

/** Who has not logged in gets it later. */
const renewDocument = (): Promise<void> => fetch(attendancePath).then(keepDocument, () => undefined);

/** Somebody logs in: the document that is kept may be of who was here before. */
const answerSignIn = async (event: FetchEvent): Promise<Response> => {
  const response = await fetch(event.request);
  const isDone = response.ok || response.type === 'opaqueredirect';
  if (isDone && (await findKept(attendancePath))) {
    const cache = await caches.open(cacheName);
    // Before the answer is there, so that nothing is opened in between.
    await cache.delete(attendancePath);
    event.waitUntil(renewDocument());
  }
  return response;
};

/** To open the cache would make it again where the worker has ended itself. */
const findKept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName, ignoreVary: true });

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms, undefined));

/** A document of the office: as the server has it, or where that does not answer in time, as it was last. */
const answerDocument = async (event: FetchEvent): Promise<Response> => {
  const isOffline = isOfflinePath(pathOf(event.request.url));
  const network = fetch(event.request);
  const copied = network.then(
    async (response) => {
      if (isOffline) await keepDocument(response.clone());
      await endIfGone();
    },
    () => undefined,
  );
  event.waitUntil(copied);
  const kept = await findKept(attendancePath);
  if (!kept) return network;
  const unanswered = (): undefined => undefined;
  const answer = network.catch(unanswered);
  // The first screen is not kept: only where it cannot be had at all, one that is kept stands in for it.
  const first = await (isOffline ? Promise.race([answer, after(patienceMs)]) : answer);
  if (first && first.status < 500) return first;
  return isOffline ? kept : Response.redirect(await findInstead(kept), 302);
};

const isOfflinePath = (path: string): boolean => offlinePaths.some((one) => one === path);

/** The registers for who takes them, which the document says; for who sits at the gate the fire list. */
const findInstead = async (kept: Response): Promise<string> =>
  (await kept.text()).includes(JSON.stringify(attendancePath)) ? attendancePath : `${visitorsPath}?view=fire`;

const answerFile = async (request: Request): Promise<Response> =>
  (await findKept(pathOf(request.url))) ?? fetch(request);

/** A server that has no worker any more wants none in browsers either. */
const endIfGone = async (): Promise<void> => {
  const response = await fetch(officeWorkerPath, { cache: 'no-store' });
  const isGone = response.status === 404 || response.status === 410 || (response.ok && !(await response.text()).trim());
  if (!isGone) return;
  await self.registration.unregister();
  await forget(() => true);
};

const hear = async ({ data, ports }: ExtendableMessageEvent): Promise<void> => {
  const message = data as OfficeWorkerMessage;
  if (message.kind === 'takeOver') return self.skipWaiting();
  const isNew = message.entry !== entry;
  // The window that asks has this build already; no other one needs the one of before.
  if (!isNew && (await self.clients.matchAll({ includeUncontrolled: true })).length < 2) await self.skipWaiting();
  ports[0]?.postMessage(isNew);
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(hear(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (signInPaths.includes(pathname)) event.respondWith(answerSignIn(event));
  if (request.method !== 'GET') return;
  const isDocument = request.mode === 'navigate' && (isOfflinePath(pathname) || pathname === officePath);
  if (isDocument) event.respondWith(answerDocument(event));
  else if (files.has(pathname)) event.respondWith(answerFile(request));
});
