import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const platformHeader = defineSection({
  type: 'platform-header',
  title: 'Platform header',
  description: 'The wordmark, the theme’s main menu, the log-in link for who is not signed in, and the demo button.',
  settings,
  bindings,
  client: 'never',
  headingLevel: null,
  landmark: 'banner',
  tokens: [
    'color.accent',
    'color.canvas',
    'color.hairline',
    'color.ink',
    'color.primary',
    'color.primary-tint',
    'font.heading',
    'radius.control',
    'shadow.2',
    'size.body',
    'size.h4',
    'size.small',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.canvas', min: 4.5 },
    { text: 'color.primary', on: 'color.canvas', min: 4.5 },
  ],
  strings: {
    en: { home: 'Schoolyard, home page', menu: 'Main', open: 'Menu', languages: 'Language', login: 'Login' },
    hi: { home: 'Schoolyard, होम पेज', menu: 'मुख्य मेनू', open: 'मेनू', languages: 'भाषा', login: 'लॉगिन' },
  },
  component: () => import('./PlatformHeader.tsx').then((module) => module.PlatformHeader),
  example: { demoLabel: 'Request Demo', demoHref: '/request-demo', loginHref: '/login', signedIn: false },
});
