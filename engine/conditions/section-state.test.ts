import { describe, expect, it } from 'vitest';
import type { RegisteredSection } from '../registry.ts';
import { leavesOfState, neededProps, type SectionVisibility, stateIn } from './section-state.ts';

const settings = { type: 'object', properties: { figures: { type: 'array', items: { type: 'string' } } } };

/** A section that is empty where it has neither figures nor records, or as `emptyWhen` says. */
const visibility = (emptyWhen: string | readonly string[], figures: readonly string[] = []): SectionVisibility => ({
  section: {
    id: 'stats',
    type: 'stats',
    onEmpty: 'hide',
    onError: 'hide',
    settings: { figures },
    bindings: { records: { ref: 'data.records' } },
  },
  registered: { requiredBindings: [], manifest: { emptyWhen, settings } } as unknown as RegisteredSection,
  carriesHeading: false,
});
const withRecords = (records: readonly string[]) => (ref: string) =>
  ({ known: true, value: ref === 'data.records' ? records : undefined }) as const;

describe('a section that needs one of several props', () => {
  const either = ['figures', 'records'];

  it('is empty only where all of them are absent', () => {
    expect(stateIn(visibility(either), withRecords([]))).toBe('hidden');
    expect(stateIn(visibility(either), withRecords(['31']))).toBe('ok');
    expect(stateIn(visibility(either, ['812']), withRecords([]))).toBe('ok');
    expect(stateIn(visibility('records', ['812']), withRecords([]))).toBe('hidden');
  });

  it('needs no one of them, and depends on each', () => {
    const { registered } = visibility(either);
    expect(neededProps(registered)).toEqual([]);
    expect(neededProps(visibility('records').registered)).toEqual(['records']);
    expect(leavesOfState(visibility(either)).map(({ ref }) => ref)).toContain('data.records');
  });
});
