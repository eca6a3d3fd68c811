import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { compiled, decisionOf, planOf } from '../testing/page.ts';

const label = { t: 'home.row' };
const pupils = { value: { example: '25' }, label };
const numbers = (settings: object, more: object = {}): string => {
  const section = JSON.stringify({ id: 'numbers', type: 'numbers', settings, ...more });
  return edited('"sections": [\n        { "id": "title"', `"sections": [${section},\n        { "id": "title"`);
};
const decided = (text: string, visit: Parameters<typeof planOf>[2] = {}) => {
  const decision = decisionOf(planOf('home', compiled(text), visit));
  return {
    props: decision.sections.find(({ key }) => key === 'home/numbers')?.props,
    reason: decision.hidden.find(({ key }) => key === 'home/numbers')?.reason,
  };
};

describe('examples of a theme', () => {
  it('stand where examples are shown, as the figures themselves', () => {
    const { props } = decided(numbers({ figures: [pupils], motto: { example: 'One' } }), { examples: true });
    expect(props).toEqual({ figures: [{ value: '25', label: 'Row' }], motto: 'One' });
  });

  it('are absent at every other school, with the items that need them: the section is empty', () => {
    expect(decided(numbers({ figures: [pupils], motto: { example: 'One' } }))).toEqual({
      props: undefined,
      reason: 'figures is empty',
    });
    const { props } = decided(numbers({ figures: [pupils], motto: { example: 'One' } }, { onEmpty: 'message' }));
    expect(props).toEqual({ figures: [] });
  });

  it('give way to a school’s own figures, which stand at every school', () => {
    const own = [{ value: '812', label: 'Pupils' }];
    const record = { themeId: 100, overrides: { 'home/numbers': { settings: { figures: own } } } };
    for (const examples of [true, false]) {
      expect(decided(numbers({ figures: [pupils] }), { examples, record }).props).toEqual({ figures: own });
    }
  });

  it('are the same in another look of the kind', () => {
    const record = { themeId: 100, overrides: { 'home/numbers': { look: 'large' } } };
    const text = numbers({ figures: [pupils] });
    expect(decided(text, { examples: true, record }).props).toEqual({ figures: [{ value: '25', label: 'Row' }] });
    expect(decided(text, { record }).reason).toBe('figures is empty');
  });
});

describe('a section in a look that a school has chosen', () => {
  it('leads to the page with a role as the theme’s look does', () => {
    const text = numbers({ figures: [pupils] }).replace('"route": "/",', '"route": "/", "role": "gallery",');
    const record = { themeId: 100, overrides: { 'home/numbers': { look: 'large' } } };
    expect(decided(text, { examples: true }).props).toMatchObject({ moreHref: '/' });
    expect(decided(text, { examples: true, record }).props).toMatchObject({ moreHref: '/' });
  });
});
