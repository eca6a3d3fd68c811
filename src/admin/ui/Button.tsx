import { Button as MantineButton } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';
import { given } from './given.ts';

interface Look {
  /** `primary` is the one deed of a screen. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'usual' | 'compact';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

interface ButtonProps extends Look, Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'style'> {
  /** Whether what it does is under way: it keeps its width, and takes no press. */
  readonly busy?: boolean;
}

const variants = { primary: 'filled', secondary: 'default', quiet: 'subtle', danger: 'filled' } as const;

const lookOf = ({ look = 'secondary', size = 'usual', icon }: Omit<Look, 'children'>) => ({
  variant: variants[look],
  color: look === 'danger' ? 'red' : 'cobalt',
  leftSection: icon,
  classNames: { root: classes.root ?? '', section: classes.section ?? '' },
  mod: { look, size },
});

/** A button, 36 px high, 30 where it is compact, 48 for a finger. */
export const Button = ({ look, size, icon, busy = false, type = 'button', children, ...rest }: ButtonProps) => (
  <MantineButton
    {...lookOf({ look, size, icon } as Omit<Look, 'children'>)}
    {...given(rest)}
    type={type}
    loading={busy}
  >
    {children}
  </MantineButton>
);

interface LinkProps extends Look {
  readonly to: string;
  readonly id?: string;
}

/** A link that looks like a button. */
export const ButtonLink = ({ look, size, icon, children, to, id }: LinkProps) => (
  <MantineButton
    component={Link}
    to={to}
    {...given({ id })}
    {...lookOf({ look, size, icon } as Omit<Look, 'children'>)}
  >
    {children}
  </MantineButton>
);

interface DownloadProps extends Look {
  readonly href: string;
  /** What it is called, where its face says less. */
  readonly label?: string;
}

/** A link to a file, as a button. */
export const DownloadLink = ({ look, size, icon, children, href, label }: DownloadProps) => (
  <MantineButton
    component="a"
    href={href}
    download
    {...given({ 'aria-label': label })}
    {...lookOf({ look, size, icon } as Omit<Look, 'children'>)}
  >
    {children}
  </MantineButton>
);
