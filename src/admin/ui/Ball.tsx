import classes from './ball.module.css';

/** The ball of the product's mark: visitors do not see this yet. */
export const Ball = () => <span className={classes.ball} aria-hidden data-ball />;
