import { useState } from 'react';

/** Two files that are called the same, of the same size and time, are one. */
export const keyOfFile = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

export interface FileChoice {
  /** Files that are to be added, and the ids of those that are to go. */
  readonly added: readonly File[];
  readonly removed: readonly number[];
  readonly isChanged: boolean;
  addFiles(files: readonly File[]): void;
  dropFile(file: File): void;
  removeFile(id: number): void;
  keepFile(id: number): void;
  clear(): void;
}

/** Which files a save adds, and which it deletes; told of when other files are to be added. */
export const useFileChoice = (onAdded: () => void): FileChoice => {
  const [added, setAdded] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return {
    added,
    removed,
    isChanged: added.length > 0 || removed.length > 0,
    addFiles(files) {
      setAdded((before) => withFiles(before, files));
      onAdded();
    },
    dropFile(file) {
      setAdded((before) => before.filter((one) => one !== file));
      onAdded();
    },
    removeFile: (id) => setRemoved((before) => [...before, id]),
    keepFile: (id) => setRemoved((before) => before.filter((one) => one !== id)),
    clear() {
      setAdded([]);
      setRemoved([]);
    },
  };
};

/** What was chosen before, and what is chosen now, each once. */
export const withFiles = (before: readonly File[], chosen: readonly File[]): readonly File[] => {
  const known = new Set(before.map(keyOfFile));
  return [...before, ...chosen.filter((file) => !known.has(keyOfFile(file)))];
};
