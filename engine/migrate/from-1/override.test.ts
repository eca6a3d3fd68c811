import { describe, expect, it } from 'vitest';
import { overrideOfFormat1 } from './override.ts';

const counters = { type: 'stats', look: 'counters', labels: ['Children', 'Trainers', 'Success'] };

describe('what a school chose in format 1', () => {
  it('becomes a look, where it was a variant', () => {
    expect(overrideOfFormat1({ settings: { variant: 'plain', limit: 2 } }, undefined)).toEqual({
      look: 'plain',
      settings: { limit: 2 },
    });
  });

  it('becomes a list of the figures that it entered, with the words of the theme or its own', () => {
    const settings = { studentsValue: '900', successValue: '97%', successLabel: 'Passed', heading: 'In figures' };
    expect(overrideOfFormat1({ hidden: true, settings }, counters)).toEqual({
      hidden: true,
      settings: {
        heading: 'In figures',
        figures: [
          { value: '900', label: 'Children' },
          { value: '97%', label: 'Passed' },
        ],
      },
    });
    expect(overrideOfFormat1({ settings: { trainersValue: '12' } }, { ...counters, labels: [] })).toEqual({
      settings: { figures: [{ value: '12', label: 'Certified trainer' }] },
    });
  });

  it('takes no word for a figure, and leaves a list that there is', () => {
    expect(overrideOfFormat1({ settings: { studentsLabel: 'Children' } }, counters)).toEqual({ settings: {} });
    const figures = [{ value: '1', label: 'House' }];
    expect(overrideOfFormat1({ settings: { studentsValue: '2', figures } }, counters)).toEqual({
      settings: { figures },
    });
    expect(overrideOfFormat1({ settings: { figures } }, counters)).toEqual({ settings: { figures } });
  });

  it('is left as it is for a section of another kind', () => {
    const override = { settings: { studentsValue: '900' } };
    expect(overrideOfFormat1(override, { type: 'about', look: 'story', labels: [] })).toEqual(override);
  });
});
