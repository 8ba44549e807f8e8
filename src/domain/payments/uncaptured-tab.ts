type Uncaptured = Readonly<{
  /** The store's setting; unknown until the settings are read. */
  isManualCaptureOn?: boolean | undefined;
  /** How many authorizations wait; unknown until they are counted. */
  count?: number | undefined;
}>;

/** The tab of uncaptured payments stands where capturing by hand is on, or where something already waits for it. */
export const showsUncapturedTab = (
  isAuthAndCaptureEnabled: boolean,
  { isManualCaptureOn = false, count = 0 }: Uncaptured,
): boolean => isAuthAndCaptureEnabled && (isManualCaptureOn || count > 0);
