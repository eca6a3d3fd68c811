import { useEffect, useRef } from 'react';

/** Goes on behind the render that knows of it: what is saved is left without a question. */
export const useFollowed = <Saved>(saved: Saved | undefined, onSaved: (saved: Saved) => void): void => {
  const follow = useRef(onSaved);
  useEffect(() => {
    follow.current = onSaved;
  });
  useEffect(() => {
    if (saved) follow.current(saved);
  }, [saved]);
};
