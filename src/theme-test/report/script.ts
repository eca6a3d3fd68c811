/** The report's own script: pictures when they come near, the filter, the viewer, copying of commands. */
export const reportScript = `
const shots = JSON.parse(document.getElementById('shots').textContent);
const picture = (button) => 'data:image/webp;base64,' + shots[button.dataset.shot];

const near = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    target.firstElementChild.src = picture(target);
  }
}, { rootMargin: '600px' });
for (const button of document.querySelectorAll('.shot')) near.observe(button);

const form = document.getElementById('filter');
const cards = [...document.querySelectorAll('.card')];
const filter = () => {
  const { show, template, words } = Object.fromEntries(new FormData(form));
  const wanted = words.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const card of cards) {
    const { dataset } = card;
    const fits = (show === 'all' || 'failed' in dataset) && (template === '' || template === dataset.template)
      && wanted.every((word) => dataset.words.includes(word));
    card.hidden = !fits;
    if (fits) count += 1;
  }
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !group.querySelector('.card:not([hidden])');
  form.querySelector('output').textContent = count + ' of ' + cards.length;
  document.getElementById('none').hidden = count > 0;
};
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();

// A link to a state that is filtered away shows it all the same.
addEventListener('hashchange', () => {
  const card = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!card || !card.closest('[hidden]')) return;
  form.reset();
  filter();
  card.scrollIntoView();
});

const viewer = document.getElementById('viewer');
let current;
const view = (button) => {
  current = button;
  document.getElementById('viewer-title').textContent = button.dataset.title;
  viewer.querySelector('img').src = picture(button);
  viewer.querySelector('img').alt = button.dataset.title;
  viewer.lastElementChild.scrollTo(0, 0);
  if (!viewer.open) viewer.showModal();
};
const step = (by) => {
  const all = [...document.querySelectorAll('.card:not([hidden]) .shot')];
  view(all[(all.indexOf(current) + by + all.length) % all.length]);
};
addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (target === viewer || (button && 'close' in button.dataset)) viewer.close();
  else if (button && button.dataset.shot) view(button);
  else if (button && button.dataset.step) step(Number(button.dataset.step));
  else if (button && button.dataset.copy) {
    navigator.clipboard.writeText(button.dataset.copy).then(
      () => { button.textContent = 'Copied'; },
      () => { getSelection().selectAllChildren(button.previousElementSibling); },
    );
  }
});
viewer.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') step(-1);
  if (key === 'ArrowRight') step(1);
});
viewer.addEventListener('close', () => current.focus());
`;
