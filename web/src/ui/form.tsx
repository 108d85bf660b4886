// Form: fields that are sent together. The form says itself what is wrong, not the browser.
import type { FormEvent, FormHTMLAttributes, Ref } from 'react'

type FormProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
}

/** Fields that hold a text the browser cannot read. Their value is empty, as if they had been left blank. */
const unreadIn = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.validity.badInput,
  )

/** Not submitted while a field holds what cannot be read, such as 31/02/2024: the field says so. */
export const Form = ({ onSubmit, ...rest }: FormProps) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      const unread = unreadIn(event.currentTarget)
      if (unread.length === 0) return onSubmit(event)
      event.preventDefault()
      // Each is told by its event `invalid`, and shows it before it gets the focus.
      for (const field of unread) field.checkValidity()
      requestAnimationFrame(() => unread[0]?.focus())
    }}
  />
)
