import { assertions, type Fault, type StateResult } from '../result.ts';
import { type Html, html } from './html.ts';
import type { ShotStore } from './shot-store.ts';

/** The anchor of a state in the report. */
export const anchorOf = (stateId: string): string => `state-${stateId}`;

/** The facts in which a state differs from the base state, as chips. */
const chips = (facts: Readonly<Record<string, string>>): Html => {
  const entries = Object.entries(facts);
  if (entries.length === 0) return html`<span class="chip is-base">as it is</span>`;
  return html`${entries.map(([ref, name]) => html`<span class="chip"><span>${ref}</span> <b>${name}</b></span> `)}`;
};

/** The command that opens a state, with a button that copies it. */
export const commandLine = (command: string): Html =>
  html`<p class="command"><code>${command}</code><button type="button" data-copy="${command}">Copy</button></p>`;

export interface CardOptions {
  readonly result: StateResult;
  readonly shots: ShotStore;
  readonly command: string;
}

/** One state: what differs, its pictures, what holds and what does not, and how long it took. */
export const stateCard = ({ result, shots, command }: CardOptions): Html => {
  const { state, thorough, faults, ms } = result;
  const failed = faults.length > 0;
  const asserted = Object.keys(assertions).length - (thorough ? 0 : 1);
  return html`<article class="card${failed && ' is-failed'}" id="${anchorOf(state.id)}" data-template="${state.template}" data-words="${`${state.id} ${state.title}`.toLowerCase()}"${failed && { html: ' data-failed' }}>
<header><h3>${state.id}</h3><p class="facts">${chips(state.facts)}</p></header>
${
  result.shots.length > 0 &&
  html`<div class="shots">${result.shots.map(
    (shot) =>
      html`<figure><button type="button" class="shot" data-shot="${shots.add(shot)}" data-title="${state.id} at ${shot.width} px" aria-label="Enlarge ${state.id} at ${shot.width} px"><img alt="" width="${shot.pixels.width}" height="${shot.pixels.height}"></button><figcaption>${shot.width} px${shot.cut && ', part'}</figcaption></figure>`,
  )}</div>`
}
${failed ? faultList(faults) : html`<p class="holds">All ${asserted} assertions hold</p>`}
<footer><span>${Math.round(ms)} ms</span>${failed && commandLine(command)}</footer></article>
`;
};

const faultList = (faults: readonly Fault[]): Html =>
  html`<ul class="faults">${faults.map(
    ({ assertion, message, width }) =>
      html`<li><b>${assertions[assertion]}</b> <span class="at">at ${width} px</span><br>${message}</li>`,
  )}</ul>`;
