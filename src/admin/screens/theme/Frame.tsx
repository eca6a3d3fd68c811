import classes from './theme.module.css';

interface Props {
  readonly title: string;
  readonly preview: string;
  readonly device: 'phone' | 'desktop';
}

/** A page of a theme as a picture: drawn by the server, made smaller to fit, and no part of the way by keys. */
export const Frame = ({ title, preview, device }: Props) => (
  <div className={classes.device} data-device={device}>
    <iframe title={title} src={`${preview}?still=1`} loading="lazy" tabIndex={-1} inert />
  </div>
);
