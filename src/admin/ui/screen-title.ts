import { createContext } from 'react';

/** What the bar calls the screen that is open: on a phone a heading of the same words is not shown twice. */
export const ScreenTitleContext = createContext<string | undefined>(undefined);
