interface Props {
  readonly label: string;
  readonly words: string;
  onWords(words: string): void;
}

export const SearchField = ({ label, words, onWords }: Props) => (
  <input
    className="field"
    type="search"
    aria-label={label}
    placeholder={label}
    value={words}
    onChange={(event) => onWords(event.target.value)}
  />
);
