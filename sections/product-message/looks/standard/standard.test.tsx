import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productMessage } from '../../manifest.ts';
import { ProductMessage } from './ProductMessage.tsx';

const platformMessage = lookOf(productMessage, 'standard');

const env = testEnv(platformMessage, { path: '/secret-school/notices' });

const html = renderToStaticMarkup(<ProductMessage {...platformMessage.example} env={env} />);

describe('product-message', () => {
  it('leads to the platform’s own origin, not to the host that was asked', () => {
    expect(html).toContain('href="https://schoolyard.example/"');
  });

  it('echoes nothing of the address', () => {
    expect(html).not.toContain('secret-school');
  });
});
