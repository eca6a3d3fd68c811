import { describe, expect, it } from 'vitest';
import { readText } from '../guardrails/files.ts';
import { createTestEngine } from './support/seeds.ts';
import { withMistake } from './support/with-mistake.ts';

const text = readText('themes/gulmohar/theme.json');
const engine = createTestEngine();
const rulesOf = (edited: string): readonly string[] =>
  engine.check({ file: 'theme.json', text: edited }).findings.map(({ rule }) => rule);

/** A mistake that a person makes in a theme of their own: where, and what stands there then; nothing is `undefined`. */
type Mistake = readonly [what: string, rule: string, place: string, value?: unknown];

const home = 'templates/home/sections';
const mistakes: readonly Mistake[] = [
  // Misspelt.
  ['the type of a section', 'THM020', `${home}/banner/type`, 'baner'],
  ['a look', 'THM020', `${home}/banner/look`, 'arc'],
  ['a setting', 'THM024', `${home}/banner/settings/autoPlayMs`, 6000],
  ['a prop', 'THM025', `${home}/banner/bindings/item`, { ref: 'data.banners' }],
  ['a key of a section', 'THM010', `${home}/banner/setings`, {}],
  ['a key of a template', 'THM010', 'templates/home/section', []],
  ['a key of the theme', 'THM010', 'template', {}],
  ['the name of data', 'THM023', `${home}/classes/bindings/items/ref`, 'data.class'],
  ['a field of data', 'THM023', 'templates/home/seo/description/ref', 'data.about.descripton'],
  ['a fact of the school', 'THM023', 'templates/home/seo/title/ref', 'site.school_name'],
  ['a fact of the visitor', 'THM023', `${home}/login/when/ref`, 'visitor.signedin'],
  ['a setting in a condition', 'THM023', `${home}/birthdays/when/all/0/ref`, 'settings.showBirthday'],
  ['a param of the route', 'THM023', 'templates/blog-post/data/post/params/slug/ref', 'route.params.slugg'],
  ['a source', 'THM021', 'templates/home/data/birthdays/source', 'birthdayStudent'],
  ['a param of a source', 'THM022', 'templates/home/data/gallery/params/pagesize', 20],
  ['a text', 'THM026', `${home}/classes/settings/heading/t`, 'home.clases'],
  ['an op', 'THM013', `${home}/login/when/op`, 'equal'],
  ['a menu', 'THM013', 'templates/about/nav/menu', 'top'],
  ['what an empty section does', 'THM013', `${home}/holidays/onEmpty`, 'show'],
  ['an alias', 'THM027', 'tokens/color/link/$value', '{color.primry}'],
  ['a font', 'THM054', 'tokens/font/heading/$value', ['Balloo 2', 'Trebuchet MS', 'sans-serif']],
  ['the section of the h1', 'THM030', 'templates/home/h1', 'baner'],
  ['the default language', 'THM026', 'locales/default', 'hn'],
  ['a link', 'THM039', `${home}/gallery/settings/moreHref`, '/galery'],
  ['an anchor', 'THM039', `${home}/gallery/settings/moreHref`, '/about#contacts'],
  ['a role', 'THM013', 'templates/blog-post/role', 'artikel'],
  ['a setting in a preset', 'THM024', 'presets', { festive: { settings: { showBirthday: true } } }],

  // Of the wrong kind.
  ['a number in quotes', 'THM012', `${home}/banner/settings/autoplayMs`, '6000'],
  ['a switch in quotes', 'THM044', `${home}/login/when/value`, 'false'],
  ['a text that is not named', 'THM024', `${home}/classes/settings/heading`, 'Our classes'],
  ['a number of items that nobody can show', 'THM013', `${home}/gallery/settings/limit`, 600],
  ['a page size of nothing', 'THM013', 'templates/home/data/gallery/params/pageSize', 0],
  ['a colour as text', 'THM012', 'tokens/color/primary/$value', '#AE3317'],
  ['a version of two numbers', 'THM013', 'version', '1.3'],
  ['a slug with a capital', 'THM013', 'slug', 'Gulmohar'],
  ['an id with a space', 'THM013', `${home}/banner/id`, 'big banner'],
  ['one thing where a list belongs', 'THM040', `${home}/classes/bindings/items/ref`, 'data.about'],
  ['a list where one thing belongs', 'THM040', `${home}/about/bindings/about/ref`, 'data.classes'],
  ['a fallback of another kind', 'THM040', 'groups/footer/call-bar/bindings/phone/fallback', 7],

  // Forgotten.
  ['the format', 'THM011', 'format', undefined],
  ['the h1 of a page', 'THM011', 'templates/about/h1', undefined],
  ['the route of a page', 'THM011', 'templates/about/route', undefined],
  ['the page for what is not found', 'THM011', 'templates/not-found', undefined],
  ['what a section must bind', 'THM025', `${home}/classes/bindings`, undefined],
  ['the title of a page', 'THM062', 'templates/about/seo', undefined],
  ['the params of a route', 'THM028', 'templates/blog-post/params', undefined],
  ['a token that sections read', 'THM051', 'tokens/radius/media', undefined],
  ['a page that others lead to', 'THM011', 'templates/admission-track', undefined],
  ['data that nothing shows', 'THM035', 'templates/home/data/toppers', { source: 'toppers' }],
  [
    'a setting that nothing reads',
    'THM035',
    'settings/x',
    { id: 'x', type: 'boolean', default: true, label: { t: 'settings.showBirthdays' } },
  ],
  ['a text that nothing shows', 'THM035', 'locales/strings/en/home.nobody', 'Nobody reads this'],
  ['the Hindi of a text', 'THM066', 'locales/strings/hi/home.classes', undefined],
  ['the words of a text', 'THM026', 'locales/strings/en/home.classes', ''],

  // Twice.
  ['the id of a section', 'THM029', `${home}/classes/id`, 'banner'],
  ['the place in a menu', 'THM034', 'templates/about/nav/order', 3],
  ['the address of a page', 'THM028', 'templates/about/route', '/classes'],
  ['a prop bound and set', 'THM024', `${home}/classes/settings/items`, []],
  ['a request', 'THM036', 'templates/home/data/again', { source: 'popularClasses' }],
  ['a role', 'THM069', 'templates/about/role', 'article'],
  ['a title', 'THM062', 'templates/about/seo/title/t', 'classes.title'],

  // Shown to nobody, or wrong for somebody.
  ['a home page at an address of its own', 'THM037', 'templates/home/route', '/home'],
  ['a page where people sign in', 'THM038', 'templates/about/route', '/login'],
  ['a slash at the end of a route', 'THM028', 'templates/about/route', '/about/'],
  ['a capital in a route', 'THM028', 'templates/about/route', '/About'],
  ['an h1 that a condition hides', 'THM030', 'templates/home/h1', 'birthdays'],
  ['a header for those who are signed in', 'THM063', 'groups/header/header/when', signedIn(true)],
  ['a section that is shown where it is empty', 'THM045', `${home}/about/when/op`, 'absent'],
  ['a condition that is never true', 'THM041', `${home}/testimonials/when`, atLeast('data.testimonials', 30)],
  ['a condition that is always true', 'THM042', `${home}/gallery/when`, atLeast('data.gallery', 0)],
  [
    'a condition said twice',
    'THM043',
    `${home}/birthdays/when/all/1`,
    { ref: 'settings.showBirthdays', op: 'equals', value: true },
  ],
  [
    'text that is hard to read',
    'THM050',
    'tokens/color/muted/$value',
    { colorSpace: 'srgb', components: [0.7, 0.65, 0.6] },
  ],
  ['a hex of another colour', 'THM053', 'tokens/color/primary/$value/hex', '#AE3371'],
  ['text that is too small', 'THM055', 'tokens/size/small/$value/value', 9],
  ['slides that flash', 'THM064', `${home}/testimonials/settings/autoplayMs`, 200],
  ['a first section that comes later', 'THM081', `${home}/banner/onError`, 'defer'],
  [
    'children where results are shown',
    'THM070',
    `${home}/testimonials`,
    { id: 't', type: 'toppers', bindings: { items: { ref: 'data.birthdays' } } },
  ],
  ['a budget that the page is over', 'THM080', 'budgets', { home: { jsBytes: 1 } }],
];

function signedIn(value: boolean): object {
  return { ref: 'visitor.signedIn', op: 'equals', value };
}
function atLeast(ref: string, value: number): object {
  return { ref, op: 'atLeast', value };
}

describe('a mistake in a theme that had none', () => {
  it('is not there before', () => expect(rulesOf(text)).toEqual([]));

  it.each(mistakes.map(([what, rule, place, value]) => ({ what, rule, place, value })))(
    '$what: $rule',
    ({ rule, place, value }) => expect(rulesOf(withMistake('gulmohar', [{ place, value }]))).toContain(rule),
  );
});
