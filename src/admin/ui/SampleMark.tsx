import { defineWords, useWords } from '../words/words.ts';
import classes from './sample-mark.module.css';

const words = defineWords({ en: { sample: 'Sample' }, hi: { sample: 'नमूना' } });

/** Says of something that its words are a sample, and not the school's own. */
export const SampleMark = () => {
  const say = useWords(words);
  return <span className={classes.mark}>{say('sample')}</span>;
};
