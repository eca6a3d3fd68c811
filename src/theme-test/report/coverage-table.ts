import type { CoverageReport } from '#engine/states/index.ts';
import type { LeafWitnesses } from '../leaf-witnesses.ts';
import { type Html, html } from './html.ts';
import { anchorOf } from './state-card.ts';

/** Every leaf of every condition, with the first state in which it was true, and the first in which it was false. */
export const coverageTable = ({ leaves }: CoverageReport, witnesses: LeafWitnesses): Html => {
  if (leaves.length === 0) return html`<p>There are no conditions.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="conditions"><table>
<thead><tr><th scope="col">Section</th><th scope="col">Leaf</th><th scope="col">True in</th><th scope="col">False in</th></tr></thead>
<tbody>${leaves.map((leaf) => {
    const seen = witnesses.of(leaf);
    return html`<tr><th scope="row"><code>${leaf.section}</code></th><td><code>${leaf.text}</code></td><td>${witness(seen.whenTrue)}</td><td>${witness(seen.whenFalse)}</td></tr>`;
  })}</tbody></table></div>`;
};

const witness = (stateId: string | undefined): Html =>
  stateId === undefined ? html`<b class="never">never</b>` : html`<a href="#${anchorOf(stateId)}">${stateId}</a>`;
