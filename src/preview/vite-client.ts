import type { Plugin } from 'vite';

/** Everything that our modules import from Vite's client: needed where a module imports by a variable. */
const client = 'export const injectQuery = (url) => url;';

/** Serves an empty client in place of Vite's, whose websocket and reloads have no place here, and opens no editors. */
export const withoutViteClient = (): Plugin => ({
  name: 'schoolyard-preview-without-client',
  configureServer({ middlewares }) {
    middlewares.use('/@vite/client', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(client);
    });
    middlewares.use('/__open-in-editor', (_, response) => {
      response.writeHead(404).end();
    });
  },
});
