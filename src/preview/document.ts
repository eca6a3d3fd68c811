import { escapeScriptJson } from '#engine/render/escape.ts';
import { clientPath, type PageState, stateId } from '#preview/shared/protocol.ts';

/** What is under the findings where no page could be made yet. */
export const blankPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title>' +
  '<style>html{background:#fbfaf7}</style><link rel="icon" href="data:,"></head><body></body></html>';

/** A page with its state and the preview's script at the end of its head. */
export const withState = (html: string, state: PageState): string =>
  html.replace(
    '</head>',
    () =>
      `<script type="application/json" id="${stateId}">${escapeScriptJson(state)}</script>` +
      `<script type="module" src="${clientPath}"></script></head>`,
  );
