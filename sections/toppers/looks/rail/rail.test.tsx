import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { toppers } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { ToppersRail } from './ToppersRail.tsx';

const topperRail = lookOf(toppers, 'rail');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<ToppersRail heading="Results" items={items} env={testEnv(topperRail, over)} />);

describe('toppers/rail', () => {
  it('shows marks, name and class as the school writes them', () => {
    const html = render([{ student_Name: 'Aarav Kurien', class_Name: 'XII', class_Section_Name: 'B', marks: '98.4%' }]);
    expect(html).toMatch(/98\.4%.*Aarav Kurien.*Class XII B/);
    const graded = render([
      { student_Name: 'Nandini Varma', class_Name: 'Grade 12, 2026', class_Section_Name: 'Diploma', marks: '98.2%' },
    ]);
    expect(graded).toContain('>Grade 12, 2026 · Diploma</p>');
  });

  it('leaves out what a card does not have', () => {
    const html = render([{ student_Name: 'Aarav Kurien' }]);
    expect(html).not.toContain('toppers-rail_marks');
    expect(html).not.toContain('Class');
    expect(html).toContain('>AK</span>');
  });

  it('says so when there is nothing, and when it failed', () => {
    expect(render([])).toContain('No results to show yet.');
    expect(render([], { state: 'error' })).toContain('could not be loaded');
  });
});
