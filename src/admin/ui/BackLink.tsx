import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

interface Props {
  readonly to: string;
  readonly children: string;
}

/** The way back to what one came from. */
export const BackLink = ({ to, children }: Props) => (
  <Link className={classes.back} to={to}>
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Link>
);
