/** The parachute; says nothing that the name beside it does not. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="logo-ground" />
      <path
        className="logo-canopy"
        d="M5 14a11 9 0 0 1 22 0c-2-1.6-4-1.6-5.5 0-1.8-1.6-3.7-1.6-5.5 0-1.8-1.6-3.7-1.6-5.5 0C9 12.4 7 12.4 5 14z"
      />
      <path className="logo-lines" d="M5.6 14.6 15 23M26.4 14.6 17 23M10.7 14.6 15.6 23M21.3 14.6 16.4 23" />
      <circle className="logo-jumper" cx="16" cy="24.5" r="2.6" />
    </svg>
  );
}
