// Runs before the page's own code.

// Sets the theme before the first paint, so that no page flashes.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('iridiaTheme');
  } catch (blocked) {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();

// Remembers what a person types and presses before the code that answers has loaded; src/platform/early.ts repeats it.
(function () {
  var acts = [];
  // React marks every element that it has hydrated; from then on React gets the event itself.
  var isAlive = function (element) {
    return Object.keys(element).some(function (key) {
      return key.indexOf('__reactProps') === 0;
    });
  };
  var remember = function (kind, element, more) {
    if (!element || isAlive(element)) return;
    acts = acts.filter(function (act) {
      return act.element !== element;
    });
    acts.push({ kind: kind, element: element, more: more });
    early.acts = acts;
  };
  var heard = {
    input: function (event) {
      var field = event.target;
      if (field.type === 'checkbox' || field.type === 'radio') remember('checked', field, field.checked);
      else if (field.type === 'file') remember('chosen', field);
      else if ('value' in field) remember('typed', field, field.value);
    },
    click: function (event) {
      var button = event.target.closest && event.target.closest('button:not([popovertarget]),[role=button],[role=tab]');
      // A submit button speaks through its form.
      if (!button || button.disabled || (button.form && button.type === 'submit')) return;
      remember('pressed', button);
      if (!isAlive(button)) button.setAttribute('aria-busy', 'true');
    },
    submit: function (event) {
      var waits = event.target.hasAttribute('data-waits');
      // A form with an address of its own works without any script, unless its press does more than open that address.
      if (event.target.getAttribute('action') && !waits) return;
      if (waits && !isAlive(event.target)) {
        event.preventDefault();
        if (event.submitter) event.submitter.setAttribute('aria-busy', 'true');
      }
      remember('sent', event.target, event.submitter);
    },
  };
  for (var name in heard) document.addEventListener(name, heard[name], true);
  var early = {
    acts: acts,
    stop: function () {
      for (var name in heard) document.removeEventListener(name, heard[name], true);
    },
  };
  window.early = early;
})();
