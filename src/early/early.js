// A classic script in the page's head: it runs before the page's own code. What it records is read in src/early/input.ts.

// Sets the theme before the first paint, so that no page flashes.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('iridiaTheme');
  } catch (blocked) {}
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();

// Where the browser saves data, our own images wait until one asks for them, on every page of this visit to the site.
(function () {
  var root = document.documentElement;
  if (!navigator.connection || !navigator.connection.saveData) return;
  root.dataset.saving = '';
  addEventListener(
    'click',
    function (event) {
      if (!event.target.closest || !event.target.closest('[data-shows]')) return;
      // Nobody else has to know of it.
      event.stopImmediatePropagation();
      delete root.dataset.saving;
      // The button is gone.
      document.getElementById('content').focus({ preventScroll: true });
    },
    true,
  );
})();

// Records input until the page is hydrated; src/early/input.ts replays it.
(function () {
  var acts = [];
  // React sets a property on every element that it has hydrated; from then on it handles the event itself.
  var isHydrated = function (element) {
    return Object.keys(element).some(function (key) {
      return key.indexOf('__reactProps') === 0;
    });
  };
  var remember = function (kind, element, more) {
    // Input in the early dialog is handed over with that dialog.
    if (!element || isHydrated(element) || element.closest('dialog')) return;
    var act = { kind: kind, element: element, more: more };
    var known = acts.findIndex(function (other) {
      return other.element === element;
    });
    // Text typed after a click is replayed before the click, where it was first typed.
    if (known >= 0 && kind === 'typed') acts[known] = act;
    else {
      if (known >= 0) acts.splice(known, 1);
      acts.push(act);
    }
    return act;
  };
  var handlers = {
    input: function (event) {
      var field = event.target;
      if (field.type === 'checkbox' || field.type === 'radio') remember('checked', field, field.checked);
      else if (field.type === 'file') {
        remember('chosen', field);
        if (!isHydrated(field)) window.early.upload(field);
      } else if ('value' in field) remember('typed', field, field.value);
    },
    click: function (event) {
      var button = event.target.closest && event.target.closest('button:not([popovertarget]),[role=button],[role=tab]');
      // A submit button is recorded as a submit of its form.
      if (!button || button.disabled || (button.form && button.type === 'submit')) return;
      var act = remember('clicked', button);
      if (!act) return;
      button.setAttribute('aria-busy', 'true');
      if (button.dataset.checkout) window.early.checkOut(act);
    },
    submit: function (event) {
      var form = event.target;
      var waits = form.hasAttribute('data-waits');
      // A form with an action works without scripts, unless its submit does more than open that address.
      if (form.getAttribute('action') && !waits) return;
      if (waits && !isHydrated(form)) {
        event.preventDefault();
        if (event.submitter) event.submitter.setAttribute('aria-busy', 'true');
      }
      if (remember('sent', form, event.submitter)) window.early.send(form);
    },
  };
  for (var name in handlers) document.addEventListener(name, handlers[name], true);
  window.early = {
    acts: acts,
    /** Removes one recorded act. */
    forget: function (act) {
      acts.splice(acts.indexOf(act), 1);
      act.element.removeAttribute('aria-busy');
    },
    isOver: false,
    stop: function () {
      window.early.isOver = true;
      for (var name in handlers) document.removeEventListener(name, handlers[name], true);
    },
  };
})();

// Submits a job before the page is hydrated, where the form's values are all that its chart would send (machines/form/form.early.ts). The request is
// saved where the chart restores one after a reload, so that the page continues it under the same idempotency key.
(function () {
  var early = window.early;
  /** The requests of files, by file. */
  var uploads = new Map();
  var submitted = null;
  /** Timeout of a request in milliseconds: the page starts after the first one. */
  var limit = 5000;
  /** Milliseconds for which images and the page's scripts wait for a submit; a large upload must not delay them longer. */
  early.courtesy = 2000;
  /** Bytes of a file that uploads in about a second on a slow line. */
  var small = 100000;

  /** What the page calls its visit: until an answer has brought the visitor cookie, all calls that name it are one visitor's. */
  early.visit = crypto.getRandomValues(new Uint32Array(4)).join('-');

  var headers = function () {
    var token = localStorage.getItem('userToken');
    var all = {
      domain: location.hostname,
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'accept-language': document.documentElement.lang,
      visit: early.visit,
    };
    if (token) {
      all.token = token;
      all.authorization = 'Bearer ' + token;
    }
    return all;
  };

  /** The submit that applies to the form's values; undefined when there is none. */
  var submitOf = function (form) {
    var given = new FormData(form);
    var choice = JSON.parse(form.dataset.submit || '[]').find(function (each) {
      return Object.keys(each.when || {}).every(function (name) {
        return given.get(name) === each.when[name];
      });
    });
    if (!choice) return;
    // Only the chart knows what a change of any other control means.
    var isKnown = function (act) {
      var name = act.element.name;
      if (act.element === form || !form.contains(act.element)) return true;
      if (act.kind === 'checked') return name in (choice.when || {});
      return (act.kind === 'typed' && name in choice.submit.words) || (act.kind === 'chosen' && name in choice.submit.files);
    };
    return early.acts.every(isKnown) ? choice.submit : undefined;
  };

  /** The inputs of a submit, and the files they name; undefined when something is missing or too long. */
  var inputsIn = function (form, submit) {
    var inputs = Object.assign({}, submit.inputs);
    var files = {};
    for (var name in submit.words) {
      var rule = submit.words[name];
      var text = form.elements.namedItem(name).value.trim();
      if (text.length > rule.max || (rule.needed && !text)) return;
      if (text) inputs[rule.input] = text;
    }
    for (var slot in submit.files) {
      var file = form.elements.namedItem(slot).files[0];
      if (file && !uploads.has(file)) return;
      if (!file && submit.files[slot].needed) return;
      if (file) files[slot] = file;
    }
    return { inputs: inputs, files: files };
  };

  var stored = function (request) {
    return new Promise(function (resolve, reject) {
      var read = function () {
        try {
          resolve(JSON.parse(request.responseText).data.item.name);
        } catch (refused) {
          reject(refused);
        }
      };
      if (request.readyState === XMLHttpRequest.DONE) read();
      else request.addEventListener('loadend', read);
    });
  };

  /** Records the first request: its answer sets the visitor cookie, and another request without it would be another visitor's. */
  var notice = function (call) {
    early.met =
      early.met ||
      call.then(
        function () {},
        function () {},
      );
    return early.met;
  };

  /** Saves the request and sends it; the page sends it again under the same key, so a lost answer does no harm. */
  var post = function (form, submit, inputs) {
    // The page is hydrated and has replayed the submit.
    if (early.isOver) return;
    var signal = AbortSignal.timeout(limit);
    var saved = { tool: submit.tool, idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join('-'), jobId: null, inputs: inputs };
    localStorage.setItem('iridiaJob.' + submit.tool, JSON.stringify(saved));
    form.dataset.sent = '';
    var call = fetch('/api/generations', {
      method: 'POST',
      keepalive: true,
      signal: signal,
      headers: Object.assign(headers(), { 'content-type': 'application/json', 'Idempotency-Key': saved.idempotencyKey }),
      body: JSON.stringify({ tool: submit.tool, inputs: inputs }),
    });
    notice(call);
    return call;
  };

  /** Opens what a click on a plan opens: the sign-in dialog for visitors, the checkout for users. */
  early.checkOut = function (act) {
    try {
      if (early.dialog || early.checkout) return;
      var address = act.element.dataset.checkout;
      if (!localStorage.getItem('userToken')) return showSignIn(act);
      var answer = fetch(address, { signal: AbortSignal.timeout(limit), headers: headers() }).then(function (response) {
        return response.json().then(function (body) {
          return { status: response.status, body: body };
        });
      });
      early.work = answer.catch(function () {});
      early.checkout = { address: address, answer: answer };
    } catch (blocked) {}
  };

  /** Shows the sign-in dialog until the page's own replaces it and replays its input: src/early/dialog.ts. */
  var showSignIn = function (act) {
    var template = document.getElementById('early-sign-in');
    if (!template) return;
    var element = template.content.querySelector('dialog').cloneNode(true);
    var shown = { element: element, clickedButton: null, isClosed: false };
    element.addEventListener('close', function () {
      if (early.dialog !== shown) return;
      // Once the click is replayed, only the page can undo it.
      shown.isClosed = early.isOver;
      if (early.isOver) return;
      delete early.dialog;
      element.remove();
      early.forget(act);
    });
    element.addEventListener('submit', function (event) {
      event.preventDefault();
    });
    element.addEventListener('click', function (event) {
      var button = event.target.closest('button');
      // Ignore the second click of the double click that opened it.
      var isClosing = button ? !button.form : event.target === element && event.detail < 2;
      if (isClosing) return element.close();
      if (!button) return;
      shown.clickedButton = button;
      button.setAttribute('aria-busy', 'true');
    });
    early.dialog = shown;
    document.body.append(element);
    element.showModal();
  };

  /** Pauses images below the fold, which occupy the connections that a submit needs. Returns the function that resumes them. */
  var holdImages = function () {
    var held = Array.prototype.filter
      .call(document.querySelectorAll('img[src][loading=lazy]'), function (picture) {
        return !picture.complete && picture.getBoundingClientRect().top >= innerHeight;
      })
      .map(function (picture) {
        var address = picture.getAttribute('src');
        picture.removeAttribute('src');
        return [picture, address];
      });
    return function () {
      held.splice(0).forEach(function (each) {
        if (!each[0].hasAttribute('src')) each[0].setAttribute('src', each[1]);
      });
    };
  };

  early.uploads = uploads;

  /** Uploads a file that the form may submit. */
  early.upload = function (field) {
    try {
      var submit = field.form && submitOf(field.form);
      var file = field.files[0];
      if (!submit || !file || field.files.length > 1 || location.search) return;
      if (file.size > submit.files[field.name].max || field.accept.split(',').indexOf(file.type) < 0) return;
      var request = new XMLHttpRequest();
      uploads.set(file, request);
      var go = function () {
        if (early.isOver) return;
        request.open('POST', '/api/dash/upload');
        var all = headers();
        for (var name in all) request.setRequestHeader(name, all[name]);
        var body = new FormData();
        body.append('file', file, file.name);
        request.send(body);
      };
      // A large upload would delay the visitor cookie: a small request gets it first.
      if (early.met || file.size > small)
        (early.met || notice(fetch('/api/site', { signal: AbortSignal.timeout(limit), headers: headers() }))).then(go);
      else {
        go();
        notice(
          new Promise(function (resolve) {
            request.addEventListener('loadend', resolve);
            setTimeout(resolve, limit);
          }),
        );
      }
    } catch (blocked) {}
  };

  /** Submits the job of a form once its files are uploaded. */
  early.send = function (form) {
    try {
      var submit = submitted || location.search ? undefined : submitOf(form);
      var given = submit && inputsIn(form, submit);
      if (!given || localStorage.getItem('iridiaJob.' + submit.tool)) return;
      submitted = form;
      var resumeImages = holdImages();
      setTimeout(resumeImages, early.courtesy);
      var slots = Object.keys(given.files);
      early.work = Promise.all(
        slots.map(function (slot) {
          return stored(uploads.get(given.files[slot])).then(function (name) {
            given.inputs[slot] = name;
          });
        }),
      )
        .then(function () {
          return post(form, submit, given.inputs);
        })
        // Whatever became of it, the page continues the submit.
        .catch(function () {})
        .then(resumeImages);
    } catch (blocked) {}
  };
})();
