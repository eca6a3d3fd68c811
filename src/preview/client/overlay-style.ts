/** The overlay's own looks: no theme has a say in them. */
export const overlayStyle = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
section, .offline { position: fixed; inset: auto 0 0; border: 0; color: #f3f1ec; background: #1c1f2b; font: 1rem/1.5 system-ui, sans-serif; }
section { width: auto; height: fit-content; max-width: none; max-height: min(75vh, 44rem); padding: 0; overflow: auto; border-top: 4px solid #ff6b57; box-shadow: 0 -1rem 3rem rgb(0 0 0 / 35%); text-align: start; }
.offline { inset: 0 0 auto; width: auto; padding: 0.75rem 1.5rem; background: #6b4400; }
.bar { position: fixed; inset: auto auto 1rem 50%; translate: -50%; display: none; width: max-content; max-width: calc(100vw - 2rem); align-items: center; gap: 1rem; padding: 0.5rem 0.5rem 0.5rem 1rem; border: 0; border-radius: 0.625rem; color: #f3f1ec; background: #1c1f2b; box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 35%); border-inline-start: 4px solid #ffd166; font: 0.9375rem/1.4 system-ui, sans-serif; }
.bar:popover-open { display: flex; }
header { position: sticky; top: 0; display: flex; align-items: baseline; gap: 1rem; padding: 1rem 1.5rem 0.75rem; background: #1c1f2b; }
h2 { font-size: 1.25rem; line-height: 1.25; }
header p { flex: 1; color: #b9bac4; }
button { padding: 0.5rem 1rem; border: 1px solid #8d90a3; border-radius: 0.375rem; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #343848; }
:focus-visible { outline: 3px solid #ffd166; outline-offset: 2px; }
ol { display: grid; gap: 1.5rem; padding: 0.25rem 1.5rem 1.5rem; list-style: none; }
li { display: grid; gap: 0.375rem; min-width: 0; }
code, pre { font: 0.875rem/1.5 ui-monospace, 'DejaVu Sans Mono', monospace; }
.place { color: #ffd166; overflow-wrap: anywhere; }
.title { color: #b9bac4; font-size: 0.875rem; }
.message { font-weight: 600; white-space: pre-wrap; overflow-wrap: anywhere; }
.suggestion { color: #8fe3b0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; font-size: 0.875rem; }
dt { color: #b9bac4; }
dd { overflow-wrap: anywhere; }
pre { padding: 0.75rem 1rem; overflow: auto; border-radius: 0.375rem; background: #11131b; tab-size: 2; }
`;
