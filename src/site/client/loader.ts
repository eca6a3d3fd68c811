import { startAccount } from './account.ts';
import { startCarousels } from './carousel.ts';
import { startDialogs } from './dialog.ts';
import { startEmergency } from './emergency.ts';
import { startEnhancements } from './enhance.ts';
import { startHeader } from './header.ts';
import { startLateLayout } from './late-layout.ts';
import { startPictures } from './pictures.ts';
import { rememberSchool } from './school-config.ts';

/** The one script of every page: what works without React, and the islands' alarm clock. */
startEmergency();
startHeader();
startAccount();
startCarousels(document);
startDialogs();
startPictures();
startEnhancements(document);
if (document.querySelector('x-island[data-src],[data-defer]'))
  import('./late-parts.ts').then(
    ({ startLateParts }) => startLateParts(),
    // No network is as good as no section.
    () => {
      for (const section of document.querySelectorAll('[data-defer]')) section.remove();
    },
  );
startLateLayout();
rememberSchool();
const [navigation] = performance.getEntriesByType('navigation') as readonly { readonly deliveryType?: string }[];
if (navigation?.deliveryType === 'navigational-prefetch') void import('./opened.ts');
