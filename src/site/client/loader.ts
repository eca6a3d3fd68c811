import { startAccount } from './account.ts';
import { startCarousels } from './carousel.ts';
import { startDeferred } from './defer.ts';
import { startDialogs } from './dialog.ts';
import { startEmergency } from './emergency.ts';
import { startEnhancements } from './enhance.ts';
import { startHeader } from './header.ts';
import { startIslands } from './islands.ts';
import { layOut, startLateLayout } from './late-layout.ts';
import { startPictures } from './pictures.ts';
import { rememberSchool } from './school-config.ts';

/** The one script of every page: what works without React, and the islands' alarm clock. */
startEmergency();
startHeader();
startAccount();
startCarousels(document);
startIslands(document);
startDialogs();
startPictures();
startEnhancements(document);
startDeferred((section) => {
  layOut(section);
  startCarousels(section);
  startEnhancements(section);
  startIslands(section);
});
startLateLayout();
rememberSchool();
const [navigation] = performance.getEntriesByType('navigation') as readonly { readonly deliveryType?: string }[];
if (navigation?.deliveryType === 'navigational-prefetch') void import('./opened.ts');
