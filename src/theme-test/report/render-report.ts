import { escapeScriptJson } from '#engine/render/escape.ts';
import { describeBlame, type Failure } from '../failures.ts';
import { assertions } from '../result.ts';
import type { ThemeTestResult } from '../test-theme.ts';
import { coverageTable } from './coverage-table.ts';
import { type Html, html } from './html.ts';
import { reportScript } from './script.ts';
import { createShotStore } from './shot-store.ts';
import { anchorOf, commandLine, stateCard } from './state-card.ts';
import { reportStyle } from './style.ts';

/** What the file may load: nothing from outside of it. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** The result as one HTML file that needs no other. `commandOf` says how a state is opened in the preview. */
export const renderReport = (result: ThemeTestResult, commandOf: (stateId: string) => string): string => {
  const { theme, results, failures, coverage, witnesses } = result;
  const shots = createShotStore();
  const templates = [...new Set(results.map(({ state }) => state.template))];
  const groups = templates.map((template) => {
    const own = results.filter(({ state }) => state.template === template);
    const route = theme.templates[template]?.segments;
    return html`<section class="group" data-group aria-labelledby="template-${template}"><h2 id="template-${template}">${template} <span class="route">${route ? `/${route.join('/')}` : 'without a route'} · ${own.length} states</span></h2>
<div class="cards">${own.map((one) => stateCard({ result: one, shots, command: commandOf(one.state.id) }))}</div></section>
`;
  });
  const page = html`<header class="top"><p class="kicker">Theme test</p><h1>${theme.name} <span>${theme.version}</span></h1>
<p class="verdict ${result.ok ? 'is-good' : 'is-bad'}">${verdict(result)}</p>
${totals(result)}</header>
<main>
${failures.length > 0 && html`<section aria-labelledby="failures"><h2 id="failures">What fails</h2><ol class="failures">${failures.map((failure) => failureItem(failure, commandOf))}</ol></section>`}
<section aria-labelledby="conditions"><h2 id="conditions">Conditions <span class="route">${coverage.percent} % seen true and false</span></h2>${coverageTable(coverage, witnesses)}</section>
${filterBar(templates)}
<p id="none" role="status" hidden>No state matches.</p>
${groups}</main>
<dialog id="viewer" aria-labelledby="viewer-title"><header><h2 id="viewer-title"></h2><button type="button" data-step="-1" aria-label="Previous picture">←</button><button type="button" data-step="1" aria-label="Next picture">→</button><button type="button" data-close>Close</button></header><div tabindex="0" role="region" aria-labelledby="viewer-title"><img alt=""></div></dialog>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<link rel="icon" href="data:,"><title>${html`${theme.name}`.html}: theme test</title><style>${reportStyle}</style></head>` +
    `<body>${page.html}<script type="application/json" id="shots">${escapeScriptJson(shots.all())}</script>` +
    `<script>${reportScript}</script></body></html>\n`
  );
};

const verdict = ({ results, planned, coverage, ok, whole }: ThemeTestResult): string => {
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  if (results.length < planned)
    return `Interrupted after ${results.length} of ${planned} states, of which ${failed === 0 ? 'none' : failed} failed`;
  if (failed > 0) return `${failed} of ${results.length} states fail`;
  if (ok) return whole ? `All ${results.length} states pass` : `All ${results.length} chosen states pass`;
  return `All states pass, but only ${coverage.percent} % of the conditions were seen true and false`;
};

const totals = ({ results, coverage, ms, seed }: ThemeTestResult): Html => {
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  const thorough = results.filter(({ thorough }) => thorough).length;
  const tiles: readonly (readonly [string, string | number])[] = [
    ['states', results.length],
    ['failed', failed],
    ['of conditions', `${coverage.percent} %`],
    ['with pictures and axe', thorough],
    ['seconds', (ms / 1000).toFixed(1)],
    ['states per minute', Math.round(results.length / (ms / 60_000))],
    ['seed', seed],
  ];
  return html`<dl class="totals">${tiles.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
};

const failureItem = (
  { template, assertion, message, width, stateIds, blame }: Failure,
  commandOf: (stateId: string) => string,
): Html => {
  const shown = stateIds.slice(0, 12);
  return html`<li><h3>${assertions[assertion]} <span class="at">${template}, at ${width} px</span></h3><p>${message}</p>
<p>Made by <b>${describeBlame(blame)}</b></p>
<p class="states">${shown.map((id) => html`<a href="#${anchorOf(id)}">${id}</a> `)}${stateIds.length > shown.length && `and ${stateIds.length - shown.length} more`}</p>
${commandLine(commandOf(stateIds[0]))}</li>
`;
};

const filterBar = (templates: readonly string[]): Html =>
  html`<form class="filter" id="filter" aria-label="Filter the states">
<fieldset><legend>Show</legend><label><input type="radio" name="show" value="all" checked>All</label><label><input type="radio" name="show" value="failed">Failed</label></fieldset>
<label>Template <select name="template"><option value="">All</option>${templates.map((id) => html`<option>${id}</option>`)}</select></label>
<label>Search <input type="search" name="words" placeholder="gallery: empty"></label>
<output aria-live="polite"></output></form>`;
