import { useEffect, useState } from 'react';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { createPageMaker, type DrawnPage, type PageMaker } from './page-maker.ts';

/** A page with the choices of the moment. */
export interface Drawn {
  readonly maker: PageMaker;
  readonly page: DrawnPage;
}

/** Draws a page with the engine, at each change of the choices; undefined until it is there. */
export const useDrawn = (page: WebsitePage, choices: ThemeChoices): Drawn | undefined => {
  const [maker, setMaker] = useState<PageMaker>();
  const [drawn, setDrawn] = useState<Drawn>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let isOver = false;
    createPageMaker(page).then(
      (made) => isOver || setMaker(made),
      (error: unknown) => isOver || setFailure(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isOver = true;
    };
  }, [page]);
  useEffect(() => {
    let isOver = false;
    void maker?.draw(choices).then((made) => {
      if (!isOver) setDrawn({ maker, page: made });
    });
    return () => {
      isOver = true;
    };
  }, [maker, choices]);
  // The screen's own boundary says that it failed.
  if (failure) throw failure;
  return drawn;
};
