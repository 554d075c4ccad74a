/** Labels that hold an "and". */
export const compounds = new Set(
  'save and continue|save and continue editing|save and keep editing|save and stay|save and close|save and exit|save and next|save and add another|save and new|save and finish|save and publish|save and quit|save and return|accept and continue|accept and close|agree and continue|agree and sign|terms and conditions|review and pay|review and submit|log in and continue|sign in and continue|copy and close|confirm and pay|confirm and continue|confirm and send|save and send|save and preview|print and close|continue and pay|stop and save|apply and close|submit and continue|verify and continue|create and continue|create and add another|delete and close|drag and drop|cut and paste|copy and paste|search and filter|privacy and security|sign and send|check and continue|discard and close|buy and install|commit and push|find and replace'.split(
    '|',
  ),
);
