import { createBrowserRouter } from 'react-router-dom';
import { Frame } from '../frame/Frame.tsx';
import { NothingHere } from '../frame/NothingHere.tsx';
import { ScreenFailed } from '../frame/ScreenFailed.tsx';
import { screens } from '../screens/index.ts';

/** While the first screen's code is under way: a moment with the desk alone. */
const Starting = () => null;

/** A route for each screen, inside the frame; its code is loaded when it is opened. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Frame,
      HydrateFallback: Starting,
      children: [
        ...screens.map((screen) => ({
          path: screen.path,
          handle: screen,
          ErrorBoundary: ScreenFailed,
          lazy: async () => ({ Component: (await screen.load()).Screen }),
        })),
        { path: '*', Component: NothingHere },
      ],
    },
  ]);
