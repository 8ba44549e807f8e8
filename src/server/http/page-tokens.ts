/**
 * The admin's colours (`web/ui/styles/tokens.css`) for the sheets of pages that stand outside the browser's bundle, so that
 * they work before, and without, any script: signing in, the shop, the pages for developers.
 */
export const PAGE_TOKENS = `:root {
  color-scheme: light dark;
  --surface-canvas: light-dark(#f6f7f9, #101216);
  --surface: light-dark(#ffffff, #181b20);
  --sunken: light-dark(#f0f1f4, #20242b);
  --text: light-dark(#1a1d23, #eceef2);
  --text-muted: light-dark(#535965, #adb3bf);
  --border: light-dark(#e1e4e9, #2c3038);
  --border-control: light-dark(#868d9a, #6f7784);
  --accent: light-dark(#3858e9, #4d6af0);
  --accent-hover: light-dark(#2c49cf, #425fe6);
  --accent-pressed: light-dark(#223bae, #3a55d6);
  --accent-text: light-dark(#2c4bd6, #9db0ff);
  --danger-text: light-dark(#b02219, #ff9c94);
  --danger-soft: light-dark(#fdefee, #2c1918);
  --danger-line: light-dark(#f4c8c4, #5c2c2a);
  --danger-solid: light-dark(#c62f27, #cf4038);
  --warning-soft: light-dark(#fdf4e3, #282013);
  --warning-line: light-dark(#f0d8a8, #5a421b);
  --info-soft: light-dark(#eaf4fb, #14222f);
  --info-line: light-dark(#c0deef, #254359);
  --success-soft: light-dark(#e9f7ef, #14251c);
  --success-line: light-dark(#b9e3cb, #244936);
  --focus-color: light-dark(#3858e9, #9db0ff);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
@media (prefers-contrast: more) {
  :root { --border: light-dark(#8a919e, #6f7784); --text-muted: light-dark(#3a3f49, #d2d6de); }
}
`;
