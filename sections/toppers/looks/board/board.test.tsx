import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { toppers } from '../../manifest.ts';
import { ToppersBoard } from './ToppersBoard.tsx';

const honoursBoard = lookOf(toppers, 'board');

const render = (over: object) =>
  renderToStaticMarkup(
    <ToppersBoard
      heading="Honours board"
      autoplayMs={5000}
      items={[{ student_Name: 'Ira Sen', ...over }]}
      env={testEnv(honoursBoard)}
    />,
  );

describe('toppers/board', () => {
  it('shows marks, class and section as far as they are known', () => {
    const html = render({ class_Name: 'XII', class_Section_Name: 'Science', marks: '98.4%' });
    expect(html).toContain('XII · Science');
    expect(html).toContain('98.4%');
    expect(render({ class_Name: 'XII' })).toMatch(/>XII<\/p>/);
    expect(render({})).not.toContain('marks');
  });

  it('moves on by itself, and its first button stops it', () => {
    expect(render({})).toMatch(/data-autoplay-ms="5000"><.*?<button[^>]*data-row-toggle/s);
  });

  it('stands initials where no photo is, and repeats no name as its description', () => {
    expect(render({})).toContain('>IS</span>');
    expect(render({ student_Photo: '/ira.webp' })).toContain('alt=""');
  });
});
