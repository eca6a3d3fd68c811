import { useTypedKeyword } from '../address/use-typed-keyword.ts';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  /** What is searched, said in the field while it is empty. */
  readonly label: string;
  /** As the address has it. */
  readonly keyword: string;
  /** Whether the key `/` leads to it from anywhere but another field. */
  readonly isKeyed?: boolean;
  /** How long the keys rest before it searches, in milliseconds; at once unless it is given. */
  readonly restMs?: number;
  /** Takes it to the address, without the spaces around it. */
  readonly onKeyword: (keyword: string) => void;
}

/** Finds in a list by a keyword that stands in the address. */
export const KeywordBox = ({ keyword, restMs, onKeyword, ...box }: Props) => {
  const { typed, type } = useTypedKeyword(keyword, onKeyword, restMs);
  return <SearchBox {...box} value={typed} onChange={type} />;
};
