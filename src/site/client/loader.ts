import { startCarousels } from './carousel.ts';
import { startDeferred } from './defer.ts';
import { startDialogs } from './dialog.ts';
import { startHeader } from './header.ts';
import { startIslands } from './islands.ts';
import { rememberSchool } from './school-config.ts';

/** The one script of every page: what works without React, and the islands' alarm clock. */
startHeader();
startCarousels(document);
startIslands(document);
startDialogs();
startDeferred((section) => {
  startCarousels(section);
  startIslands(section);
});
rememberSchool();
