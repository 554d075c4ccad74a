import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { holds } from '../flow-choice/holds.ts';

type Option = readonly [value: string, text: string];

/** From so many on, nobody wants to read them all. */
const many = 15;
const mostShown = 8;

interface SelectProps extends Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'children' | 'ref'> {
  options: readonly Option[];
  label: string;
  /** Kept by whoever uses it; else it is kept here, beginning with `defaultValue`. */
  value?: string;
  defaultValue?: string | undefined;
}

/**
 * One of some. Of many, a word of it is typed and those that hold it are listed below. What is chosen stays chosen
 * while the options are still being read, and when they do not name it.
 */
export function Select({ options, label, value: given, defaultValue, onChange, ...rest }: SelectProps) {
  const [own, setOwn] = useState(defaultValue);
  const [wanted, want] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const value = given ?? own ?? options[0]?.[0] ?? '';
  const isFinding = wanted.trim() !== '';
  const shown = isFinding ? options.filter(([one, text]) => one === value || holds(text, wanted)) : options;
  const isNamed = options.some(([one]) => one === value);
  return (
    <>
      {options.length > many && (
        <Find
          label={label}
          wanted={wanted}
          want={want}
          down={() => select.current?.focus()}
          count={options.filter(([, text]) => holds(text, wanted)).length}
        />
      )}
      <select
        {...rest}
        ref={select}
        value={value}
        {...(isFinding ? { size: Math.max(2, Math.min(shown.length, mostShown)) } : {})}
        // What was looked for is found: by a click, by Enter, or by going on.
        onClick={() => isFinding && want('')}
        onBlur={() => isFinding && want('')}
        onKeyDown={(event) => {
          if (!isFinding || event.key !== 'Enter') return;
          event.preventDefault();
          want('');
        }}
        onChange={(event) => {
          setOwn(event.target.value);
          onChange?.(event);
        }}
      >
        {!isNamed && value !== '' && <option value={value}>{value}</option>}
        {shown.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </>
  );
}

interface FindProps {
  label: string;
  wanted: string;
  want: (wanted: string) => void;
  /** Goes to what was found. */
  down?: () => void;
  count: number;
}

/** Where a word of what is looked for is typed. It is no field of the form around it. */
export function Find({ label, wanted, want, down, count }: FindProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'ArrowDown' || down === undefined) return;
    event.preventDefault();
    down();
  };
  return (
    <>
      <input
        type="search"
        className="find"
        aria-label={`Find in ${label}`}
        placeholder="Find …"
        value={wanted}
        onChange={({ target }) => want(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="hidden" role="status">
        {wanted.trim() === '' ? '' : `${count} found`}
      </span>
    </>
  );
}

/** From how many on they are searched. */
export const isMany = (count: number): boolean => count > many;
