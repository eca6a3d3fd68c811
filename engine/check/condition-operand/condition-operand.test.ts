import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { problemsOf } from '../../testing/check.ts';

const present = '{ "ref": "data.news", "op": "present" }';
const found = (operand: string) =>
  problemsOf(edited(present, present.replace(' }', `, ${operand} }`))).map(({ rule, fix }) => [
    rule,
    fix !== undefined,
  ]);

describe('condition-operand', () => {
  it('takes out what an op without an operand is given besides', () =>
    expect(found('"value": true')).toEqual([['THM031', true]]));

  it('leaves it to people where that would say the opposite', () =>
    expect(found('"value": false')).toEqual([['THM031', false]]));
});
