/** The report's stylesheet. */
export const reportStyle = `
:root{color-scheme:light dark;--ink:light-dark(#1d2327,#e8eaed);--soft:light-dark(#5a646d,#a3adb6);--page:light-dark(#f5f4f0,#15181b);
--card:light-dark(#fff,#1e2226);--line:light-dark(#dedbd2,#343a40);--good:light-dark(#1b6e42,#6fd39c);--bad:light-dark(#b3261e,#ff9c92);
--bad-wash:light-dark(#fdecea,#3a211f);--accent:light-dark(#2b4fbf,#9db4ff);--chip:light-dark(#ebe9e1,#2b3136)}
*{box-sizing:border-box}
html{scroll-padding-top:6rem}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
.top,main{max-width:100rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,3rem)}
.top{padding-block:2.5rem 1rem}
main{padding-block-end:4rem}
.kicker{margin:0;color:var(--soft);font-weight:600}
h1{margin:0;font-size:clamp(2rem,5vw,3.25rem);line-height:1.1;letter-spacing:-.02em}
h1 span,.route{color:var(--soft);font-weight:400;font-size:.5em;letter-spacing:0}
h2 .route{font-size:.95rem}
h2{margin:3rem 0 1rem;font-size:1.5rem;line-height:1.2}
h3{margin:0;font-size:1rem}
a{color:var(--accent)}
code{font:.875em ui-monospace,monospace}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[hidden]{display:none!important}
.verdict{margin:.75rem 0 1.5rem;font-size:1.25rem;font-weight:600}
.verdict::before{display:inline-block;margin-inline-end:.5rem}
.is-good{color:var(--good)}.is-good::before{content:"✓"}
.is-bad{color:var(--bad)}.is-bad::before{content:"✕"}
.totals{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;margin:0;padding-block:1rem;border-block:1px solid var(--line)}
.totals div{display:flex;flex-direction:column-reverse}
.totals dt{color:var(--soft);font-size:.875rem}
.totals dd{margin:0;font-size:1.5rem;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
.failures{display:grid;gap:1rem;margin:0;padding:0;list-style:none}
.failures>li{padding:1rem 1.25rem;border-inline-start:4px solid var(--bad);border-radius:4px;background:var(--bad-wash)}
.failures p{margin:.35rem 0 0}
.at{color:var(--soft);font-weight:400}
.states a{margin-inline-end:.5rem}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:8px;background:var(--card)}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.5rem 1rem;text-align:start;border-block-end:1px solid var(--line);white-space:nowrap}
tbody tr:last-child>*{border:0}
thead th{color:var(--soft);font-weight:600}
tbody th{font-weight:400}
.never{color:var(--bad)}
.filter{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;margin-block-start:3rem;padding-block:.75rem;border-block-end:1px solid var(--line);background:var(--page)}
fieldset{display:flex;gap:1rem;margin:0;padding:0;border:0}
legend{float:inline-start;padding:0;margin-inline-end:1rem}
.filter label{display:flex;align-items:center;gap:.4rem}
input,select,button{font:inherit;color:inherit}
input[type=search],select{padding:.35rem .6rem;border:1px solid var(--soft);border-radius:6px;background:var(--card)}
input[type=search]{width:14rem;max-width:100%}
output{margin-inline-start:auto;color:var(--soft);font-variant-numeric:tabular-nums}
button{padding:.3rem .75rem;border:1px solid var(--soft);border-radius:6px;background:var(--card);cursor:pointer}
button:hover{border-color:var(--accent)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr));gap:1.25rem;align-items:start}
.card{display:grid;gap:.75rem;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);content-visibility:auto;contain-intrinsic-size:auto 24rem}
.card.is-failed{border-color:var(--bad)}
.card:target{outline:3px solid var(--accent);outline-offset:2px}
.card h3{font:600 .875rem ui-monospace,monospace;color:var(--soft)}
.card p{margin:0}
.facts{display:flex;flex-wrap:wrap;gap:.35rem;margin-block-start:.35rem!important}
.chip{padding:.1rem .5rem;border-radius:5px;background:var(--chip);font-size:.9375rem}
.chip b{font-weight:650}
.chip span{color:var(--soft)}
.shots{display:grid;grid-template-columns:repeat(3,1fr);gap:.75rem}
figure{margin:0;min-width:0}
figcaption{margin-block-start:.25rem;color:var(--soft);font-size:.8125rem}
.shot{display:grid;align-content:start;width:100%;height:14rem;padding:0;overflow:hidden;border-color:var(--line);background:var(--chip);cursor:zoom-in}
.shot img{display:block;width:100%;height:auto}
.holds{color:var(--good);font-size:.9375rem}
.faults{display:grid;gap:.5rem;margin:0;padding:.75rem 1rem;border-radius:6px;background:var(--bad-wash);list-style:none;font-size:.9375rem}
.faults b{color:var(--bad)}
.card footer{display:flex;flex-direction:column;gap:.5rem;color:var(--soft);font-size:.8125rem}
.command{display:flex;align-items:center;justify-content:space-between;gap:.75rem;padding:.4rem .4rem .4rem .75rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--ink)}
.failures .command{margin-block-start:.75rem;background:var(--card)}
.command button{flex:none;padding:.15rem .6rem}
dialog{width:min(96vw,70rem);max-width:none;height:94vh;max-height:none;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--ink)}
dialog[open]{display:flex;flex-direction:column}
dialog::backdrop{background:rgb(0 0 0/.6)}
dialog header{display:flex;align-items:center;gap:.5rem;padding:.75rem 1rem;border-block-end:1px solid var(--line)}
dialog h2{flex:1;margin:0;font-size:1rem}
dialog>div{flex:1;overflow:auto;padding:1rem;background:var(--page);text-align:center}
dialog img{max-width:100%;height:auto;border:1px solid var(--line)}
@media (width<48rem){.filter{position:static}html{scroll-padding-top:1rem}}
`;
