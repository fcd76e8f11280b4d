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
    // What is done in the dialog that was opened early is handed over with it.
    if (!element || isAlive(element) || element.closest('dialog')) return;
    var act = { kind: kind, element: element, more: more };
    var known = acts.findIndex(function (other) {
      return other.element === element;
    });
    // What is typed after a press is still typed before it is repeated.
    if (known >= 0 && kind === 'typed') acts[known] = act;
    else {
      if (known >= 0) acts.splice(known, 1);
      acts.push(act);
    }
    return act;
  };
  var heard = {
    input: function (event) {
      var field = event.target;
      if (field.type === 'checkbox' || field.type === 'radio') remember('checked', field, field.checked);
      else if (field.type === 'file') {
        remember('chosen', field);
        if (!isAlive(field)) window.early.bring(field);
      } else if ('value' in field) remember('typed', field, field.value);
    },
    click: function (event) {
      var button = event.target.closest && event.target.closest('button:not([popovertarget]),[role=button],[role=tab]');
      // A submit button speaks through its form.
      if (!button || button.disabled || (button.form && button.type === 'submit')) return;
      var act = remember('pressed', button);
      if (!act) return;
      button.setAttribute('aria-busy', 'true');
      if (button.dataset.checkout) window.early.checkOut(act);
    },
    submit: function (event) {
      var form = event.target;
      var waits = form.hasAttribute('data-waits');
      // A form with an address of its own works without any script, unless its press does more than open that address.
      if (form.getAttribute('action') && !waits) return;
      if (waits && !isAlive(form)) {
        event.preventDefault();
        if (event.submitter) event.submitter.setAttribute('aria-busy', 'true');
      }
      if (remember('sent', form, event.submitter)) window.early.send(form);
    },
  };
  for (var name in heard) document.addEventListener(name, heard[name], true);
  window.early = {
    acts: acts,
    /** Forgets a press, as if there had been none. */
    forget: function (act) {
      acts.splice(acts.indexOf(act), 1);
      act.element.removeAttribute('aria-busy');
    },
    isOver: false,
    stop: function () {
      window.early.isOver = true;
      for (var name in heard) document.removeEventListener(name, heard[name], true);
    },
  };
})();

// Sends a job that is pressed before that code has loaded, where the page needs to know nothing but what it shows: machines/generation/generation.early.ts.
// The press is stored where a reload in the middle of a press leaves it, so the page goes on with it under the same idempotency key.
(function () {
  var early = window.early;
  /** The requests of files, by file. */
  var uploads = new Map();
  var pressed = null;
  /** Milliseconds that a call may take: the page starts after the first one. */
  var limit = 5000;
  /** Milliseconds that pictures and the page's own files wait for a press; a large file must not hold them back longer. */
  early.courtesy = 2000;
  /** Bytes of a file that is sent within a moment on a slow line. */
  var small = 100000;

  var headers = function () {
    var token = localStorage.getItem('userToken');
    var all = {
      domain: location.hostname,
      'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'accept-language': document.documentElement.lang,
    };
    if (token) {
      all.token = token;
      all.authorization = 'Bearer ' + token;
    }
    return all;
  };

  /** The press that is meant by what the form holds; undefined when there is none. */
  var meantBy = function (form) {
    var given = new FormData(form);
    var choice = JSON.parse(form.dataset.press || '[]').find(function (each) {
      return Object.keys(each.when || {}).every(function (name) {
        return given.get(name) === each.when[name];
      });
    });
    if (!choice) return;
    // Whatever else was touched, only the chart knows what it changes.
    var isKnown = function (act) {
      var name = act.element.name;
      if (act.element === form || !form.contains(act.element)) return true;
      if (act.kind === 'checked') return name in (choice.when || {});
      return (act.kind === 'typed' && name in choice.press.words) || (act.kind === 'chosen' && name in choice.press.files);
    };
    return early.acts.every(isKnown) ? choice.press : undefined;
  };

  /** The inputs of a press, and the files they name; undefined when something is missing or too long. */
  var inputsIn = function (form, press) {
    var inputs = Object.assign({}, press.inputs);
    var files = {};
    for (var name in press.words) {
      var rule = press.words[name];
      var text = form.elements.namedItem(name).value.trim();
      if (text.length > rule.max || (rule.needed && !text)) return;
      if (text) inputs[rule.input] = text;
    }
    for (var slot in press.files) {
      var file = form.elements.namedItem(slot).files[0];
      if (file && !uploads.has(file)) return;
      if (!file && press.files[slot].needed) return;
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

  /** Notes the first call: its answer gives a new visitor a name, and a call without that name would come from somebody else. */
  var meet = function (call) {
    early.met =
      early.met ||
      call.then(
        function () {},
        function () {},
      );
    return early.met;
  };

  /** Stores the press and sends it; the page repeats it under the same key, so an answer that is lost is no loss. */
  var post = function (form, press, inputs) {
    // The page is alive, and has the press.
    if (early.isOver) return;
    var signal = AbortSignal.timeout(limit);
    var saved = { tool: press.tool, idempotencyKey: crypto.randomUUID(), jobId: null, inputs: inputs };
    localStorage.setItem('iridiaJob.' + press.tool, JSON.stringify(saved));
    form.dataset.sent = '';
    var call = fetch('/api/generations', {
      method: 'POST',
      signal: signal,
      headers: Object.assign(headers(), { 'content-type': 'application/json', 'Idempotency-Key': saved.idempotencyKey }),
      body: JSON.stringify({ tool: press.tool, inputs: inputs }),
    });
    meet(call);
    return call;
  };

  /** Opens what a press on a plan opens: the sign-in of a visitor, the checkout of a user. */
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

  /** Shows the sign-in dialog until the page shows its own, which takes over what is done in it: src/platform/early-dialog.ts. */
  var showSignIn = function (act) {
    var template = document.getElementById('early-sign-in');
    if (!template) return;
    var element = template.content.querySelector('dialog').cloneNode(true);
    var shown = { element: element, pressed: null, isClosed: false };
    element.addEventListener('close', function () {
      if (early.dialog !== shown) return;
      // Once the press is repeated, only the page can take it back.
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
      // The second press of the double click that opened it closes nothing.
      var isClosing = button ? !button.form : event.target === element && event.detail < 2;
      if (isClosing) return element.close();
      if (!button) return;
      shown.pressed = button;
      button.setAttribute('aria-busy', 'true');
    });
    early.dialog = shown;
    document.body.append(element);
    element.showModal();
  };

  /** Takes the pictures off the line that nobody sees yet: they hold every connection a press could use. Returns what brings them back. */
  var holdPictures = function () {
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

  /** Uploads a file that the form may send. */
  early.bring = function (field) {
    try {
      var press = field.form && meantBy(field.form);
      var file = field.files[0];
      if (!press || !file || field.files.length > 1 || location.search) return;
      if (file.size > press.files[field.name].max || field.accept.split(',').indexOf(file.type) < 0) return;
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
      // A large file would keep the page waiting for the name of its visitor: a small call asks for it first.
      if (early.met || file.size > small)
        (early.met || meet(fetch('/api/site', { signal: AbortSignal.timeout(limit), headers: headers() }))).then(go);
      else {
        go();
        meet(
          new Promise(function (resolve) {
            request.addEventListener('loadend', resolve);
            setTimeout(resolve, limit);
          }),
        );
      }
    } catch (blocked) {}
  };

  /** Sends the job of a form once its files are there. */
  early.send = function (form) {
    try {
      var press = pressed || location.search ? undefined : meantBy(form);
      var given = press && inputsIn(form, press);
      if (!given || localStorage.getItem('iridiaJob.' + press.tool)) return;
      pressed = form;
      var bringPictures = holdPictures();
      setTimeout(bringPictures, early.courtesy);
      var slots = Object.keys(given.files);
      early.work = Promise.all(
        slots.map(function (slot) {
          return stored(uploads.get(given.files[slot])).then(function (name) {
            given.inputs[slot] = name;
          });
        }),
      )
        .then(function () {
          return post(form, press, given.inputs);
        })
        // The page goes on with the press, whatever came of it.
        .catch(function () {})
        .then(bringPictures);
    } catch (blocked) {}
  };
})();
