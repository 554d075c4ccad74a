import './base.css';
import catalogue from './catalogue.module.css';
import forms from './forms.module.css';
import frame from './frame.module.css';

/** Class names of all style sheets; the bundler makes them unique. */
export const css = { ...forms, ...catalogue, ...frame };
