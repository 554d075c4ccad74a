/**
 * Chromium heeds only the last `--disable-features`, so Playwright's own are repeated here; a test compares the two.
 * The first of ours would send the shape of each form to a server. The two after it are pages of Chromium's own for
 * its address bar, loaded anew for each window: about half of what a new context with a page costs the CPU. The next
 * is a process kept ready for a site that no run comes to: an eighth of what is left.
 */
const disabledFeatures = [
  'AutofillServerCommunication',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'CertificateTransparencyComponentUpdater',
  'Translate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export const featureFlag = `--disable-features=${disabledFeatures.join(',')}`;

/**
 * What is added to Playwright's own switches: nothing calls home, nothing finds a way around the proxy (WebRTC and
 * QUIC speak UDP, which no HTTP proxy sees), and names are never looked up by the browser itself.
 */
export const launchFlags: string[] = [
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--disable-background-networking',
  featureFlag,
];
