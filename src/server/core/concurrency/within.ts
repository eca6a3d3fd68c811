/** Waits for work to end, whether it fails or not, but no longer than so many milliseconds; false if it goes on. */
export const endsWithin = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), ms);
    const end = (): void => {
      clearTimeout(late);
      resolve(true);
    };
    work.then(end, end);
  });
