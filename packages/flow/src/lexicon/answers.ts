/** "say ok in the browser alert", "answer no to the alert": what somebody answers, and to what. */
export const saidAnswer =
  /^(?:say|answer) (ok|okay|yes|no|cancel) (?:in|on|to) the (?:(?:browser|native|js|javascript) (?:alert|dialog|confirm|confirmation|prompt|popup)|alert)$/;
