import '@mantine/core/styles/global.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Checkbox.css';
import './tokens.css';
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect } from 'react';
import classes from './ui.module.css';
import { faceUnreadDay } from './use-day-input.ts';

/** Mantine asks for ten shades; ours are the pen's colour, its hover and its tint. */
const cobalt: MantineColorsTuple = [
  '#EEF2FF',
  '#DCE4FF',
  '#B9C7FB',
  '#8FA4F2',
  '#5D78E3',
  '#3A58D8',
  '#2446D0',
  '#1A35A6',
  '#162C8A',
  '#101F62',
];
const red: MantineColorsTuple = [
  '#FDEEEC',
  '#FBE4E1',
  '#F3BDB8',
  '#E78F88',
  '#D65F57',
  '#C53E35',
  '#B3261E',
  '#931D16',
  '#781711',
  '#56100C',
];

const theme = createTheme({
  colors: { cobalt, red },
  primaryColor: 'cobalt',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
  defaultRadius: 8,
  focusClassName: classes.focus ?? '',
  respectReducedMotion: true,
  white: '#FFFFFF',
  black: '#141827',
});

/** A form is not sent while a day in it cannot be read: without it, something else than what stands there would be saved. */
const stayWhereUnread = (event: SubmitEvent): void => {
  if (!(event.target instanceof HTMLFormElement) || !faceUnreadDay(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

interface Props {
  readonly styleNonce: string;
  readonly children: ReactNode;
}

/** Gives the components of this folder their look. Style elements that they add carry the document's nonce. */
export const UiProvider = ({ styleNonce, children }: Props) => {
  // What keeps the page from scrolling behind a dialog adds one too, and asks here.
  setNonce(styleNonce);
  useEffect(() => {
    document.addEventListener('submit', stayWhereUnread, true);
    return () => document.removeEventListener('submit', stayWhereUnread, true);
  }, []);
  return (
    <MantineProvider
      theme={theme}
      getStyleNonce={() => styleNonce}
      forceColorScheme="light"
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
};
